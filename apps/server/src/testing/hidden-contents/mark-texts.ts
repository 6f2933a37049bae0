import { createHash } from 'node:crypto';

import type { ContentKind } from '@uid/contract/content-kinds';
import { schemaOfPart } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';

type Path = readonly (string | number)[];

/** A word that occurs nowhere else, and may be part of an address. */
export function wordOf(...names: string[]): string {
  const bytes = createHash('sha256').update(names.join('/')).digest().subarray(0, 6);
  const letters = [...bytes].map((byte) => String.fromCodePoint(97 + (byte % 26)));
  return `x${letters.join('')}q`;
}

/** Adds the word to every text of a part in which its schema allows it; addresses and names are left alone. */
export function markTexts(
  { kind, part }: { kind: ContentKind; part: ContentPart },
  body: unknown,
  word: string,
): unknown {
  let marked = body;
  for (const path of textsIn(body)) {
    const tried = append(marked, path, ` ${word}`);
    if (schemaOfPart(kind, part)?.safeParse(tried).success) marked = tried;
  }
  return marked;
}

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]));
}

function append(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return `${String(value)}${text}`;
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (at === first ? append(each, rest, text) : each));
  const record = value as Record<string, unknown>;
  return { ...record, [first]: append(record[first], rest, text) };
}
