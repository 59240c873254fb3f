/** Both ends of the colour-temperature scale, in kelvin (design D1.1). No imports: this reaches the browser. */
export const SCALE_START_KELVIN = 2700;
export const SCALE_END_KELVIN = 9000;
