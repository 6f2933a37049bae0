/** Widths in which a picture is kept, as far as it is that wide. */
export const pictureWidths = [480, 960, 1600] as const;
export const widestPicture = 1600;

/** The kinds of file that a picture is kept as, the smallest first; every browser reads the last. */
export const fileKinds = ['avif', 'webp', 'jpg'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Pixels that a picture may have: as many as telephones take, and no more than can be decoded row by row. */
export const maxPixels = 50_000_000;
/** Of a picture that comes in several passes, which is decoded as a whole. */
export const maxProgressivePixels = 16_000_000;

/** Why a file is no picture for us: a drawing with script in it, another type, too many pixels, broken. */
export type Fault = 'svg' | 'type' | 'pixels' | 'damaged';

export interface PictureFile {
  kind: FileKind;
  width: number;
  bytes: Uint8Array;
}

/** A picture as it is kept: upright, without metadata, in every width and kind. */
export interface MadePicture {
  /** As it came, upright. */
  width: number;
  height: number;
  files: PictureFile[];
}
