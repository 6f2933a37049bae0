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

/** Whatever reads another kind of file, such as SVG, PDF or raw camera pictures, is out of reach. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture and makes its files from its pixels: nothing else of what came is in them. With `only`, its one file
 * is the widest of that kind.
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

/** Turns upright and shrinks to the widest that is kept, once for all files. */
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
      // One after the other: each takes a good part of the memory that there may be.
      const bytes = await encode(kind, pixels.clone().resize({ width: each }));
      files.push({ kind, width: each, bytes });
    }
  return files;
}

async function encodeWidest(kind: FileKind, pixels: Sharp, width: number): Promise<PictureFile> {
  return { kind, width: Math.min(width, widestPicture), bytes: await encode(kind, pixels) };
}

/** Those that are narrower than the picture, and its own up to the widest. */
function widthsOf(width: number): number[] {
  const own = Math.min(width, widestPicture);
  return [...pictureWidths.filter((each) => each < own), own];
}

function encode(kind: FileKind, picture: Sharp): Promise<Buffer> {
  if (kind === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (kind === 'webp') return picture.webp({ quality: 78 }).toBuffer();
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
