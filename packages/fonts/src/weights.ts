/** The weights in which the site sets its text. */
export const weights = [300, 400, 600] as const;
export type Weight = (typeof weights)[number];
