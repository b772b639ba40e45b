/** How far back the curves of a herd go. */
export const CURVE_MONTHS = 5;
