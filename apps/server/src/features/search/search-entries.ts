import { setImmediate as nextTurn } from 'node:timers/promises';

import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import { downloadPath } from '@uid/contract/downloads';
import type { DownloadKind } from '@uid/contract/downloads';
import type { Language, Localised } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import type { PublishedEntry } from '@uid/downloads/published-files';

import type { Handle } from '../../database/database.ts';
import { readInBatches } from '../contents/contents.ts';
import { readNewest } from '../contents/news/read-newest.ts';
import { describeContents, otherLanguage } from './describe-contents.ts';
import type { Describe } from './describe-contents.ts';
import { readItems } from './read-items.ts';
import type { FindableItem } from './read-items.ts';
import type { SearchEntry } from './search-entry.ts';
import { sitePages } from './site-pages.ts';

/**
 * Maximum numbers of entries of a kind, and of those indexed with all their words; the others are indexed with the
 * title and this many characters of the summary. The first entries are the first of the list; of articles, the newest.
 */
const maxOfKind = 5_000;
const maxItems = 10_000;
const fullTexts = 300;
const shortSummary = 100;
/** Entries that are read before other work gets a turn. */
const entriesInTurn = 200;

interface Listing {
  files: readonly PublishedEntry[];
  language: Language;
  /** True to leave out samples. */
  isPublic: boolean;
}

/**
 * Lists all entries of the site in one language. Reads them in batches, so that other requests are served between two
 * batches and the contents are never all in memory.
 */
export async function listEntries(
  handle: Handle,
  { files, language, isPublic }: Listing,
): Promise<SearchEntry[]> {
  const kinds = describeContents({ language, isPublic });
  function addContents<Kind extends ContentKind>(kind: Kind, describe: Describe<ContentOf<Kind>>) {
    return addBatches(readInBatches(handle, kind), maxOfKind, describe);
  }
  // The lists are read concurrently: if the database is another process, its responses arrive in one turn.
  const lists = await Promise.all([
    addContents('product', kinds.product),
    addContents('solution', kinds.solution),
    addBatches(readItems(handle), maxItems, describeItem(language)),
    addContents('case', kinds.case),
    addBatches(readNewest(handle), maxOfKind, kinds.news),
    addContents('question', kinds.question),
    addContents('text-page', kinds['text-page']),
    addContents('advisory', kinds.advisory),
    addContents('certificate', kinds.certificate),
  ]);
  return [...pagesIn(language), ...lists.flat(), ...documentsIn(files, language)];
}

/** @param most maximum number of entries */
async function addBatches<Content>(
  batches: AsyncIterable<Content[]>,
  max: number,
  describe: Describe<Content>,
): Promise<SearchEntry[]> {
  const found: SearchEntry[] = [];
  let index = 0;
  for await (const batch of batches) {
    for (const content of batch) {
      const described = describe(content, index);
      if (!described) continue;
      const { all, ...entry } = described;
      const summary = entry.summary.slice(0, shortSummary);
      if (index < fullTexts) found.push({ ...entry, body: bodyOf(all) });
      else found.push({ ...entry, summary, body: '' });
      index += 1;
    }
    if (index >= max) return found;
    // On a busy machine, a turn of other work takes as long as a page, so a few hundred entries are read in one turn.
    if (index % entriesInTurn === 0) await nextTurn();
  }
  return found;
}

function describeItem(language: Language): Describe<FindableItem> {
  const second = otherLanguage[language];
  return ({ id, text, skus, variants }) => ({
    kind: 'item',
    path: `${routes.mall}?${new URLSearchParams({ item: id })}`,
    title: text[language].name,
    other: [text[second].name, ...skus].join(' · '),
    summary: `${text[language].summary} ${skus.join(' · ')}`,
    all: [variants[language], text[language].includes],
  });
}

/** Entries of the pages where visitors do something, with the names that visitors use. */
function pagesIn(language: Language): SearchEntry[] {
  return sitePages.map(({ path, text: { [language]: all, [otherLanguage[language]]: other } }) => ({
    kind: 'page',
    path,
    title: all.title,
    other: [other.title, ...all.words, ...other.words].join(' · '),
    summary: all.summary,
    body: '',
  }));
}

function documentsIn(files: readonly PublishedEntry[], language: Language): SearchEntry[] {
  return files
    .filter((file) => file.language === undefined || file.language === language)
    .map((file) => ({
      kind: 'document',
      path: downloadPath(file),
      title: file.title[language],
      other: [file.title[otherLanguage[language]], ...callingsOf(file.kind)].join(' · '),
      summary: `${file.savedAs} · ${file.date}`,
      body: bodyOf([file.name, file.product]),
    }));
}

const callings: Record<DownloadKind, Localised<readonly string[]>> = {
  'product-document': {
    zh: ['规格书', '资料', '手册'],
    en: ['PDF', 'datasheet', 'data sheet', 'specification'],
  },
  'security-app': { zh: ['安卓'], en: ['APK', 'Android', 'app'] },
};

/** The names that buyers use for a document of this kind, in both languages. */
function callingsOf(kind: DownloadKind): readonly string[] {
  const { zh, en } = callings[kind];
  return [...en, ...zh];
}

/** Joins texts; a Chinese sentence follows the previous one without a space. */
function bodyOf(all: unknown): string {
  return textsIn(all)
    .join(' ')
    .replaceAll(/(?<=[。！？]) /g, '');
}

/** All strings inside a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
