/** Where the development server tells the faults of data/. No imports: this reaches the browser. */
export const FAULTS_ADDRESS = "/___data-faults";
