import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

/** A photograph with the metadata of a camera that was held sideways and recorded its position. */
export async function photograph({ width = 1200, height = 800 } = {}): Promise<Buffer> {
  return noise(width, height)
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Artist: 'A photographer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A square of noise, which compresses worst: few pixels, but most bytes. */
export function noiseSquare(side: number): Promise<Buffer> {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export function transparent(): Promise<Buffer> {
  const background = { r: 10, g: 20, b: 30, alpha: 0.5 };
  return sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .png()
    .toBuffer();
}

/** Noise differs in every call. */
function noise(width: number, height: number) {
  const noisy = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: noisy } });
}

/** A photograph with a text in the place where the format allows arbitrary text. */
export async function photographSaying(
  text: string,
  format: 'jpeg' | 'png' | 'webp',
): Promise<Buffer> {
  const picture = noise(60, 40);
  if (format === 'webp') return picture.webp().withXmp(`<x>${text}</x>`).toBuffer();
  if (format === 'png') return beforePixels(await picture.png().toBuffer(), pngText(text));
  const bytes = await picture.jpeg().toBuffer();
  const comment = Buffer.from(`\u00ff\u00fe..${text}`, 'latin1');
  comment.writeUInt16BE(comment.length - 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]);
}

/** A PNG with a compressed text that expands to this many bytes when it is read. */
export async function swellingText(size: number): Promise<Buffer> {
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(size)),
  ]);
  return beforePixels(await noise(60, 40).png().toBuffer(), chunk('zTXt', text));
}

function pngText(text: string): Buffer {
  return chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));
}

/** Inserts bytes after signature and header, which have the same length in every PNG. */
function beforePixels(png: Buffer, added: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), added, png.subarray(33)]);
}

/** A JPEG whose header claims this many pixels. */
export async function jpegBomb(width: number, height: number): Promise<Buffer> {
  const bytes = await noise(60, 40).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A PNG whose header claims this many pixels: few bytes that would decode to gigabytes. */
export function bomb(width: number, height: number, { inPasses = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, inPasses ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The metadata of a file. */
export async function describe(bytes: Buffer) {
  const { format, width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
  return { format, width, height, metadata: [exif, xmp, icc, orientation].filter((each) => each) };
}
