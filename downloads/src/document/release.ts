import type { productSlugs } from '@uid/contract/pages';

import { wordsHash } from '../draw/words-hash.ts';
import type { DocumentWords } from './document-words.ts';

interface Release {
  version: string;
  date: string;
}

/** The release for a product that staff have added. */
const first: Release = { version: '1.0', date: '2026-11-20' };
/** The release that added the lifecycle dates. */
const second: Release = { version: '1.1', date: '2026-11-20' };

/** The edition of each product's document. Raise it when the product changes, not when only a word does. */
const releases: Record<(typeof productSlugs)[number], Release> = {
  'safety-shield-auth': second,
  'safety-sim-card': second,
  'safety-super-sim-card': second,
  'safety-mods': second,
  'safety-border-gateway': second,
  'safety-auth-gateway': second,
  'tm-safety-sdk': second,
  'internet-tls': second,
  'tm-control': second,
  sdp: second,
  'safety-os': second,
};

/**
 * Returns the release of a product's document. Its version is the edition plus seven digits of the hash of all
 * words, so that two documents with different words do not carry the same version.
 * @param writtenOn the day on which the words were written, if it is not the release's; YYYY-MM-DD
 */
export function releaseOf(words: DocumentWords, writtenOn?: string): Release & { number: string } {
  const { version, date } = (releases as Partial<Record<string, Release>>)[words.slug] ?? first;
  const { position, language } = words;
  const number = `UID-PD-${String(position).padStart(2, '0')}-${language.toUpperCase()}`;
  const edition = `${version}+${wordsHash(words).slice(0, 7)}`;
  return { version: edition, date: writtenOn ?? date, number };
}
