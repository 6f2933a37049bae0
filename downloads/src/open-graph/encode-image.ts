import { crc32, deflateSync } from 'node:zlib';

import { mix } from '../drawing/palette.ts';

export interface Pixels {
  width: number;
  height: number;
  /** One byte each for red, green, blue and alpha, for every pixel. */
  data: Uint8Array;
}

/**
 * Encodes a PNG of few colours: the background, and steps from it to each of the other colours, which is all that
 * drawing with smooth edges on one background needs. The file has a third of the size of one in full colour.
 */
export function encodeImage(
  { width, height, data }: Pixels,
  { ground, colors }: { ground: string; colors: readonly string[] },
): Buffer {
  const steps = 8;
  const palette = [
    ground,
    ...colors.flatMap((color) =>
      Array.from({ length: steps }, (_, step) => mix(color, ground, (step + 1) / steps)),
    ),
  ].map((color) => Buffer.from(color.slice(1), 'hex'));
  const nearest = nearestIn(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      rows[y * (width + 1) + 1 + x] = nearest(
        ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0),
      );
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.concat(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearestIn(palette: readonly Buffer[]): (color: number) => number {
  const known = new Map<number, number>();
  return (color) => {
    const before = known.get(color);
    if (before !== undefined) return before;
    const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255] as const;
    let best = 0;
    let min = Infinity;
    for (const [index, [r = 0, g = 0, b = 0]] of palette.entries()) {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (distance < min) [best, min] = [index, distance];
    }
    known.set(color, best);
    return best;
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
