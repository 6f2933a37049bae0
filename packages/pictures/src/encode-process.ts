import { buffer } from 'node:stream/consumers';

import { fileKinds } from './picture.ts';

/** A process that encodes one picture: its bytes come in, and what `make-picture.ts` yields goes out. */
async function encode() {
  const bytes = await buffer(process.stdin);
  // A production install may leave out what decodes and encodes.
  const encoder = await import('./encode-picture.ts').catch(() => undefined);
  return encoder
    ? encoder.encodePicture(
        bytes,
        fileKinds.find((kind) => kind === process.argv[2]),
      )
    : 'not-installed';
}

const made = await encode();
process.send?.(made, () => process.disconnect?.());
