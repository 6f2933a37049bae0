import { createHash } from 'node:crypto';

import type { FontFace, FontFile } from './chinese-fonts.ts';

/**
 * Returns the function that names the files cut from a source, by a hash of all that they are made of: a name always
 * stands for the same file.
 */
export function namesFrom(source: Buffer): (file: FontFile) => string {
  const sourceHash = hashOf([source]);
  return ({ name, text, features }) => `${name}-${hashOf([sourceHash, text, ...features])}.woff2`;
}

/** The @font-face rules of some faces, in their order. */
export function fontRules(
  faces: readonly FontFace[],
  addressOf: (file: FontFile) => string,
): string {
  return faces.map((face) => fontRule(face, addressOf(face.file))).join('');
}

function fontRule({ family, range, file }: FontFace, url: string): string {
  return (
    `@font-face{font-family:${family};font-weight:${file.weight};font-display:swap;` +
    `src:url(${url})format("woff2");unicode-range:${range}}`
  );
}

export function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 8);
}
