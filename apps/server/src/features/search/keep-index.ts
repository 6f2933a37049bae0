import { hash } from 'node:crypto';

import type { Language } from '@uid/contract/language';
import type { PublishedFile } from '@uid/downloads/published-files';

import type { Handle } from '../../database/database.ts';
import { listEntries } from './search-entries.ts';
import type { SearchEntry } from './search-entries.ts';
import { createSearchIndex } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';

export interface IndexSource {
  handle: Handle;
  files: readonly PublishedFile[];
  now: () => number;
}

interface Kept {
  index: SearchIndex;
  fingerprint: string;
  lookAgainAt: number;
}

const lookEvery = 30_000;

/** The index of a language: made at the first search, and again when what the site says has changed. */
export function keepIndex({ handle, files, now }: IndexSource) {
  const kept = new Map<Language, Kept>();
  return async function indexOf(language: Language): Promise<SearchIndex> {
    const known = kept.get(language);
    if (known && now() < known.lookAgainAt) return known.index;
    const entries = await listEntries(handle, files, language);
    const fingerprint = fingerprintOf(entries);
    const index = known?.fingerprint === fingerprint ? known.index : createSearchIndex(entries);
    kept.set(language, { index, fingerprint, lookAgainAt: now() + lookEvery });
    return index;
  };
}

function fingerprintOf(entries: readonly SearchEntry[]): string {
  return hash('sha256', JSON.stringify(entries), 'base64url');
}
