import { z } from './zod.ts';

/** Stands in contents for a picture of the library. The console's editor shows the library for it. */
export const pictureReference = z.uuidv7();

/** How many pictures one content or item shows. */
export const maxPictures = 8;

/** A picture as a page shows it, in one language. */
export const pagePicture = z.object({
  /** Names its files, together with a width and a kind. */
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  /** The widths of its files, ascending. */
  widths: z.array(z.int()),
  alt: z.string(),
  /** Percent from the left and from the top: what stays where it is cut. */
  focusX: z.int(),
  focusY: z.int(),
});
export type PagePicture = z.infer<typeof pagePicture>;
