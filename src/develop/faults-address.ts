/** Where the development server reports the faults of data/. No imports: this reaches the browser. */
export const FAULTS_ADDRESS = "/___data-faults";
