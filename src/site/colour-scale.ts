/** Both ends of the colour-temperature scale (design D1.1). */
export const SCALE_START_KELVIN = 2700;
export const SCALE_END_KELVIN = 9000;
