/** A file that is neither UTF-8 nor GB18030, or no text at all. */
export class UndecodableText extends Error {}

/** Bytes that the encoding is judged by, from the first one on in which encodings differ. */
const sampleSize = 64 * 1024;

/** Text as it arrives, in UTF-8 or else in GB18030, which is what Excel writes in China. */
export async function* decodeText(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    if (decoder) {
      yield decode(decoder, chunk);
      continue;
    }
    held = Buffer.concat([held, chunk]);
    const differs = held.findIndex((byte) => byte > 127);
    const plain = differs < 0 ? held.length : differs;
    if (plain > 0) yield textOf(held.toString('latin1', 0, plain));
    held = held.subarray(plain);
    if (held.length < sampleSize) continue;
    decoder = chooseDecoder(held);
    yield decode(decoder, held);
  }
  if (!decoder) yield decode((decoder = chooseDecoder(held)), held);
  // The end of a character that was begun.
  yield decode(decoder, undefined);
}

/** UTF-8 has a shape that other encodings do not keep. */
function chooseDecoder(sample: Uint8Array): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return new TextDecoder('utf-8', { fatal: true });
  } catch {
    return new TextDecoder('gb18030', { fatal: true });
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return textOf(decoder.decode(bytes, { stream: bytes !== undefined }));
  } catch (cause) {
    throw cause instanceof UndecodableText ? cause : new UndecodableText('', { cause });
  }
}

function textOf(text: string): string {
  if (text.includes('\0')) throw new UndecodableText();
  return text;
}
