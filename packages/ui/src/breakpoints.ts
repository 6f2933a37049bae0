/**
 * Viewport widths in pixels at which layouts change. Style sheets repeat the numbers, because media queries take no
 * variables.
 */
export const breakpoints = [480, 576, 768, 992, 1200, 1600] as const;
