import { Zip, ZipDeflate } from 'fflate';

interface ZippedFile {
  name: string;
  text: AsyncIterable<string>;
}

/** Writes a ZIP of text files while they are read. Nothing stays in memory once it has been yielded. */
export async function* zipFiles(
  files: readonly ZippedFile[],
  madeAt: number,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const { name, text } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = madeAt;
    zip.add(file);
    for await (const part of text) {
      file.push(encoder.encode(part));
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();

  function taken(): Uint8Array[] {
    if (failure) throw failure;
    return chunks.splice(0);
  }
}
