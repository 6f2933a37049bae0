import type { Language } from '@uid/contract/language';
import type { PublishedEntry } from '@uid/downloads/published-files';

import { waitAtMost } from '../../wait-at-most.ts';
import type { Database } from '../../database/database.ts';
import { freeMemory } from '../../free-memory.ts';
import { readInBatches } from '../contents/contents.ts';
import { listEntries } from './search-entries.ts';
import { createSearchIndex } from './search-index.ts';
import type { Searched, SearchIndex } from './search-index.ts';
import { sitePages } from './site-pages.ts';
import { isPhrase } from './synonyms.ts';

export interface IndexSource {
  database: Pick<Database, 'handle' | 'siteVersion'>;
  /** Lists the files that can be downloaded now. */
  listFiles: () => Promise<readonly PublishedEntry[]>;
  now: () => number;
  isPublic: boolean;
}

interface Kept {
  index: SearchIndex;
  files: readonly PublishedEntry[];
  /** Version of the site that is indexed completely. */
  version: number;
}

const lookEvery = 30_000;
const maxGroups = 1_000;
/** Number of entries. */
const largeSite = 2_000;
/** Milliseconds. An update of thousands of entries takes longer: the search then shows the previous results. */
const timeout = 500;
/** Milliseconds. The files are listed only after changed documents have been drawn, which may take longer. */
const filesTimeout = 100;

export type KeptIndex = (language: Language) => Promise<{
  index: SearchIndex;
  /** True if the site has changed since it was indexed. */
  isBehind: boolean;
}>;

/**
 * Keeps the index of each language: creates it at the first search, and updates it in the background when the site
 * has changed. If the site's version tells of a change, a search waits for the update for a moment. One update of an
 * index runs at a time, however many searches there are.
 */
export function keepIndex({
  database: { handle, siteVersion },
  listFiles,
  isPublic,
  now,
}: IndexSource): KeptIndex {
  const kept = new Map<Language, Kept>();
  const lookAgainAt = new Map<Language, number>();
  const making = new Map<Language, Promise<Kept>>();

  function isBehind({ version }: Kept): boolean {
    return version !== siteVersion();
  }

  async function make(language: Language): Promise<Kept> {
    const version = siteVersion();
    const known = kept.get(language);
    const { files, isWhole } = await currentFiles(known);
    const entries = await listEntries(handle, { files, language, isPublic });
    const written = await listSynonyms(handle);
    const synonyms = [...written, ...pagePhrases(new Set(written.flat()))];
    const searched = { entries, synonyms };
    const index = await upToDate(known?.index, searched);
    const made = { index, files, version: isWhole ? version : (known?.version ?? version) };
    kept.set(language, made);
    return made;
  }

  async function upToDate(known: SearchIndex | undefined, searched: Searched) {
    if (known) {
      await known.update(searched);
      return known;
    }
    const index = await createSearchIndex(searched);
    // The texts that the index was made of took as much memory as the index.
    if (searched.entries.length > largeSite) freeMemory();
    return index;
  }

  /** Returns the previous files while documents are being drawn, so that changed texts are found meanwhile. */
  async function currentFiles(known: Kept | undefined) {
    if (!known) return { files: await listFiles(), isWhole: true };
    const files = await waitAtMost(filesTimeout, listFiles());
    return { files: files ?? known.files, isWhole: files !== undefined };
  }

  function renew(language: Language): Promise<Kept> {
    const running = making.get(language);
    if (running) return running;
    lookAgainAt.set(language, now() + lookEvery);
    const made = make(language).finally(() => making.delete(language));
    making.set(language, made);
    return made;
  }

  async function current(language: Language): Promise<Kept> {
    const known = kept.get(language);
    if (!known) return renew(language);
    // If the update fails, the index stays as it is, and a later search tries again.
    if (isBehind(known)) {
      const renewed = renew(language).catch(() => undefined);
      return (await waitAtMost(timeout, renewed)) ?? known;
    }
    if (now() >= (lookAgainAt.get(language) ?? 0)) renew(language).catch(() => undefined);
    return known;
  }

  return async function indexOf(language) {
    const known = await current(language);
    return { index: known.index, isBehind: isBehind(known) };
  };
}

async function listSynonyms(handle: Database['handle']): Promise<string[][]> {
  const groups: string[][] = [];
  for await (const batch of readInBatches(handle, 'synonyms')) {
    groups.push(...batch.map(({ words }) => words));
    if (groups.length >= maxGroups) return groups;
  }
  return groups;
}

/**
 * Makes each phrase that names a page a synonym of the page's title, because single words of the phrase match other
 * names by chance. A phrase that an editor has written down keeps the editor's synonyms.
 */
function pagePhrases(written: ReadonlySet<string>): string[][] {
  return sitePages.flatMap(({ text: { zh, en } }) =>
    [...zh.words, ...en.words]
      .filter((word) => isPhrase(word) && !written.has(word))
      .map((word) => [word, zh.title, en.title]),
  );
}
