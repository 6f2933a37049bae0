import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Passwords that attackers try first, in lower case. */
export interface KnownPasswords {
  /** Everything on the list. */
  all: ReadonlySet<string>;
  /** The ten thousand most frequent. */
  frequent: ReadonlySet<string>;
}

let known: KnownPasswords | undefined;

/** Reads the shipped list once, when it is first needed. */
export function knownPasswords(): KnownPasswords {
  known ??= readList();
  return known;
}

function readList(): KnownPasswords {
  const file = new URL('./known-passwords.txt.br', import.meta.url);
  const text = brotliDecompressSync(readFileSync(file)).toString('utf8');
  const [frequent = '', others = ''] = text.split('\n\n');
  const ranked = frequent.split('\n');
  return { all: new Set([...ranked, ...others.split('\n')]), frequent: new Set(ranked) };
}
