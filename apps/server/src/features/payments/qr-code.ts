import { create } from 'qrcode';

export interface QrCode {
  size: number;
  path: string;
}

/** A page that waits for its payment asks again and again. */
const maxKept = 500;
const kept = new Map<string, QrCode>();

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
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
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
