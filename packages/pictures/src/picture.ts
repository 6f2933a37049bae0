/** Widths of a picture's files in pixels, as far as the picture is that wide. */
export const pictureWidths = [480, 960, 1600] as const;
export const widestPicture = 1600;

/** The file formats of a stored picture, the smallest first; every browser supports the last. */
export const fileKinds = ['avif', 'webp', 'jpg'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Maximum number of pixels of a picture: as many as telephones take, and no more than can be decoded row by row. */
export const maxPixels = 50_000_000;
/** Maximum number of pixels of a progressive picture, which is decoded as a whole. */
export const maxProgressivePixels = 16_000_000;

/**
 * Why a file is not accepted as a picture: an SVG, which may contain scripts; another type; too many pixels; damaged.
 */
export type Fault = 'svg' | 'type' | 'pixels' | 'damaged';

export interface PictureFile {
  kind: FileKind;
  width: number;
  bytes: Uint8Array;
}

/** The stored form of a picture: upright, without metadata, in every width and kind. */
export interface MadePicture {
  /** The size of the upload, after it was rotated upright. */
  width: number;
  height: number;
  files: PictureFile[];
}
