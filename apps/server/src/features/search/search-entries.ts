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
 * Of a kind so many are found, and of so many of these every word; of the others the title and so much of the summary.
 * The first are those of the list, and of articles the newest.
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
  /** Samples are then not found. */
  isPublic: boolean;
}

/**
 * What the site says, in one language. It is read a batch at a time: between two batches others are served, and
 * nobody holds the whole of it.
 */
export async function listEntries(
  handle: Handle,
  { files, language, isPublic }: Listing,
): Promise<SearchEntry[]> {
  const kinds = describeContents({ language, isPublic });
  function addContents<Kind extends ContentKind>(kind: Kind, describe: Describe<ContentOf<Kind>>) {
    return addBatches(readInBatches(handle, kind), maxOfKind, describe);
  }
  // Side by side: where the database is another process, its answers come in one turn.
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

/** @param most entries that are found */
async function addBatches<Content>(
  batches: AsyncIterable<Content[]>,
  most: number,
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
    if (index >= most) return found;
    // On a busy machine a turn takes as long as a page: a site of a few hundred entries is read in one.
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

/** Where one does something, and what people call it. */
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

/** What buyers call a document of its kind, in either language. */
function callingsOf(kind: DownloadKind): readonly string[] {
  const { zh, en } = callings[kind];
  return [...en, ...zh];
}

/** A Chinese sentence follows the one before it without a space. */
function bodyOf(all: unknown): string {
  return textsIn(all)
    .join(' ')
    .replaceAll(/(?<=[。！？]) /g, '');
}

/** Every text inside a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
