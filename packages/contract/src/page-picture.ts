import { z } from './zod.ts';

/** The id of a library picture within contents. The console's editor shows the picture library for such a field. */
export const pictureReference = z.uuidv7();

/** Maximum number of pictures of one content or item. */
export const maxPictures = 8;

/** A picture as a page shows it, in one language. */
export const pagePicture = z.object({
  /** Names the picture's files, together with a width and a kind. */
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  /** The widths of the picture's files in pixels, ascending. */
  widths: z.array(z.int()),
  alt: z.string(),
  /** The focal point that stays visible when the picture is cropped: percent from the left and from the top. */
  focusX: z.int(),
  focusY: z.int(),
});
export type PagePicture = z.infer<typeof pagePicture>;
