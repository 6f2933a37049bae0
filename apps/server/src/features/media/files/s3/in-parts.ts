/** Bytes of a part: every store accepts parts of 5 MB and more, and ten thousand of them. */
const partSize = 16 * 1024 * 1024;

interface Parts {
  /** All the bytes, unless there is a `rest`. */
  first: Uint8Array;
  /** All the parts, including the first one; undefined if one part is enough. */
  rest?: AsyncIterable<Uint8Array>;
}

/** Gathers pieces into parts of one size, and holds one part at a time. */
export async function inParts(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<Parts> {
  if (bytes instanceof Uint8Array) return { first: bytes };
  const parts = gather(bytes);
  const first = (await parts.next()).value ?? Buffer.alloc(0);
  if (first.length < partSize) return { first };
  return { first, rest: joined(first, parts) };
}

async function* joined(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first;
  yield* rest;
}

async function* gather(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, undefined, undefined> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}
