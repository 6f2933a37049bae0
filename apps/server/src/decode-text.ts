/** Thrown for a file that is neither UTF-8 nor GB18030, or is not text at all. */
export class UndecodableText extends Error {}

/** Bytes by which the encoding is detected, beginning with the first byte that is not ASCII. */
const sampleSize = 64 * 1024;

/** Decodes text as it arrives, from UTF-8 or else from GB18030, which is what Excel writes in China. */
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
  // Ends the stream, so that an incomplete character at its end is an error.
  yield decode(decoder, undefined);
}

/** Tries UTF-8 first: text in other encodings is hardly ever valid UTF-8. */
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
