import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

/** A photograph of a camera that was held sideways and knows where it was. */
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

export function transparent(): Promise<Buffer> {
  const background = { r: 10, g: 20, b: 30, alpha: 0.5 };
  return sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .png()
    .toBuffer();
}

/** Never the same twice. */
function noise(width: number, height: number) {
  const noisy = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: noisy } });
}

/** A PNG that says it has this many pixels: few bytes, which would be gigabytes. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
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

/** What a file says of itself. */
export async function describe(bytes: Buffer) {
  const { format, width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
  return { format, width, height, metadata: [exif, xmp, icc, orientation].filter((each) => each) };
}
