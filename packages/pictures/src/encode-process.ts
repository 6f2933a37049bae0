import { buffer } from 'node:stream/consumers';

import { fileKinds } from './picture.ts';

/** Runs in a process that encodes one picture: reads its bytes from stdin and sends the result to `make-picture.ts`. */
async function encode() {
  const bytes = await buffer(process.stdin);
  // A production install may lack the package that decodes and encodes.
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
