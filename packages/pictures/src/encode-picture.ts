import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';

import { isPicture } from './is-picture.ts';
import {
  fileKinds,
  maxPixels,
  maxProgressivePixels,
  pictureWidths,
  widestPicture,
} from './picture.ts';
import type { Fault, FileKind, MadePicture, PictureFile } from './picture.ts';

/**
 * Blocks all loaders except those unblocked below, so that libvips can't read other kinds of files, such as SVG, PDF or
 * raw camera pictures.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture and encodes its files from the pixels, so that they contain nothing else of the upload. With
 * `only`, the result is a single file: the widest of that kind.
 */
export async function encodePicture(bytes: Buffer, only?: FileKind): Promise<MadePicture | Fault> {
  const found = isPicture(bytes);
  if (found !== true) return found || 'type';
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (hasTooManyPixels(metadata)) return 'pixels';
    const { width, height } = metadata.autoOrient;
    const pixels = await decode(bytes, width);
    const files = only ? [await encodeWidest(only, pixels, width)] : await encodeAll(pixels, width);
    return { width, height, files };
  } catch {
    return 'damaged';
  }
}

function hasTooManyPixels({ width, height, isProgressive }: Metadata): boolean {
  return width * height > (isProgressive ? maxProgressivePixels : maxPixels);
}

/** Decodes the pixels, rotates them upright and shrinks them to the maximum width, once for all files. */
async function decode(bytes: Buffer, width: number): Promise<Sharp> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: Math.min(width, widestPicture) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: columns, height, channels } = info;
  return sharp(data, { raw: { width: columns, height, channels } });
}

async function encodeAll(pixels: Sharp, width: number): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const each of widthsOf(width))
    for (const kind of fileKinds) {
      // The files are encoded one after another, because each takes a large part of the allowed memory.
      const bytes = await encode(kind, pixels.clone().resize({ width: each }));
      files.push({ kind, width: each, bytes });
    }
  return files;
}

async function encodeWidest(kind: FileKind, pixels: Sharp, width: number): Promise<PictureFile> {
  return { kind, width: Math.min(width, widestPicture), bytes: await encode(kind, pixels) };
}

/** The standard widths that are narrower than the picture, and the picture's own width up to the maximum. */
function widthsOf(width: number): number[] {
  const own = Math.min(width, widestPicture);
  return [...pictureWidths.filter((each) => each < own), own];
}

function encode(kind: FileKind, picture: Sharp): Promise<Buffer> {
  if (kind === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (kind === 'webp') return picture.webp({ quality: 78 }).toBuffer();
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
