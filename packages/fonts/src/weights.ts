/** The font weights of the site's text. */
export const weights = [300, 400, 600] as const;
export type Weight = (typeof weights)[number];
