import type { QrCode } from '@uid/contract/qr-code';

/** Maximum number of codes in the cache. A page that waits for its payment asks for the same code again and again. */
const maxKept = 500;
const kept = new Map<string, QrCode>();

/**
 * A scanner accepts any mask, and a URL encoded as bytes. Trying all masks and every encoding takes more than half a
 * millisecond of each purchase, and hardly makes a code on a screen easier to scan.
 */
const options = { errorCorrectionLevel: 'M', maskPattern: 3 } as const;

export async function createQrCode(text: string): Promise<QrCode> {
  const known = kept.get(text);
  if (known) return known;
  const made = await encode(text);
  kept.set(text, made);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return made;
}

async function encode(text: string): Promise<QrCode> {
  // The first code loads the library from inside, because its entry also loads the PNG writer.
  const { create } = await import('qrcode/lib/core/qrcode.js');
  const segment = { data: Buffer.from(text), mode: 'byte' } as const;
  const { size, data } = create([segment], options).modules;
  const bits = Buffer.alloc(Math.ceil(data.length / 8));
  for (let at = 0; at < data.length; at += 1)
    if (data[at]) bits[at >> 3] = (bits[at >> 3] ?? 0) | (128 >> (at & 7));
  return { size, modules: bits.toString('base64') };
}
