import { create } from 'qrcode';

export interface QrCode {
  size: number;
  path: string;
}

/** A page that waits for its payment asks again and again. */
const maxKept = 500;
const kept = new Map<string, QrCode>();

/**
 * A reader takes any mask, and an address as bytes. Trying all masks and every way of packing
 * is more than half a millisecond of each purchase, and hardly makes a code on a screen easier to read.
 */
const options = { errorCorrectionLevel: 'M', maskPattern: 3 } as const;

/** A text as a QR code: SVG path data on a square of `size` modules. */
export function qrCode(text: string): QrCode {
  const known = kept.get(text);
  if (known) return known;
  const made = draw(text);
  kept.set(text, made);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return made;
}

function draw(text: string): QrCode {
  const segment = { data: Buffer.from(text), mode: 'byte' } as const;
  const { size, data } = create([segment], options).modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      const start = column;
      while (column + 1 < size && data[row * size + column + 1]) column += 1;
      const width = column - start + 1;
      path += `M${start} ${row}h${width}v1h-${width}z`;
    }
  }
  return { size, path };
}
