import { setImmediate as nextTurn } from 'node:timers/promises';

import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import { pageSize, questionPageSize } from '@uid/contract/constants';
import { downloadPath } from '@uid/contract/downloads';
import type { searchKinds } from '@uid/contract/kinds';
import type { Language, Localised } from '@uid/contract/language';
import { productPath, routes, solutionPath, textPage } from '@uid/contract/pages';
import type { PublishedEntry } from '@uid/downloads/published-files';

import type { Handle } from '../../database/database.ts';
import { readInBatches } from '../contents/contents.ts';
import { readItems } from './read-items.ts';
import { sitePages } from './site-pages.ts';
import { isHan } from './split-terms.ts';

/** One thing that can be found, in one language. */
export interface SearchEntry {
  kind: (typeof searchKinds)[number];
  path: string;
  title: string;
  /** The title in the other language, since visitors mix them, names of before, and SKUs. */
  other: string;
  /** What an excerpt is cut from. */
  summary: string;
  /** Everything else it says. */
  body: string;
}

/** An entry before its texts are gathered. */
type Described = Omit<SearchEntry, 'body'> & { all: unknown };

const otherLanguage = { zh: 'en', en: 'zh' } as const;

/** Of a kind so many are found, and of so many of these every word; of the others the title and so much of the summary. */
const maxOfKind = 5_000;
const maxItems = 10_000;
const fullTexts = 300;
const shortSummary = 100;
/** Entries that are read before other work gets a turn. */
const entriesInTurn = 200;

interface Listing {
  files: readonly PublishedEntry[];
  language: Language;
  /** Figures of samples are then not found. */
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
  const second = otherLanguage[language];

  function add<Kind extends ContentKind>(
    kind: Kind,
    describe: (content: ContentOf<Kind>, index: number) => Described,
  ) {
    return addBatches(readInBatches(handle, kind), maxOfKind, describe);
  }

  async function addBatches<Content>(
    batches: AsyncIterable<Content[]>,
    most: number,
    describe: (content: Content, index: number) => Described,
  ): Promise<SearchEntry[]> {
    const found: SearchEntry[] = [];
    let index = 0;
    for await (const batch of batches) {
      for (const content of batch) {
        const { all, ...entry } = describe(content, index);
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

  // Side by side: where the database is another process, its answers come in one turn.
  const lists = await Promise.all([
    add(
      'product',
      ({ slug, formerNames, lifecycle, text: { [language]: all, [second]: other } }) => ({
        kind: 'product',
        path: productPath(slug),
        title: all.name,
        other: [other.name, ...(formerNames ?? [])].join(' · '),
        summary: `${all.job} ${all.description}`,
        all: [lifecycle, all],
      }),
    ),
    add('solution', ({ slug, formerNames, text: { [language]: all, [second]: other } }) => ({
      kind: 'solution',
      path: solutionPath(slug),
      title: all.name,
      other: [other.name, ...(formerNames ?? [])].join(' · '),
      summary: `${all.job} ${all.description}`,
      all,
    })),
    addBatches(readItems(handle), maxItems, ({ id, text, skus, variants }) => ({
      kind: 'item',
      path: `${routes.mall}?${new URLSearchParams({ item: id })}`,
      title: text[language].name,
      other: [text[second].name, ...skus].join(' · '),
      summary: `${text[language].summary} ${skus.join(' · ')}`,
      all: [variants[language], text[language].includes],
    })),
    add('case', ({ id, status, text: { [language]: all, [second]: other } }, index) => {
      const { headline: _headline, result, method: _method, ...story } = all;
      const isHidden = isPublic && status === 'sample';
      return {
        kind: 'case',
        path: pathIn(routes.cases, { id, page: ['page', index / pageSize] }),
        title: all.title,
        other: other.title,
        summary: isHidden ? all.situation : `${all.situation} ${result}`,
        all: isHidden ? story : all,
      };
    }),
    add('news', ({ id, text: { [language]: all, [second]: other } }) => ({
      kind: 'news',
      path: `${routes.newsDetail}?id=${id}`,
      title: all.title,
      other: other.title,
      summary: all.summary,
      all,
    })),
    add('question', ({ id, text: { [language]: all, [second]: other } }, index) => ({
      kind: 'question',
      path: pathIn(routes.support, { id, page: ['questions', index / questionPageSize] }),
      title: all.question,
      other: other.question,
      summary: all.answer,
      all,
    })),
    add('text-page', ({ name, body }) => describeText(textPage(name).path, body, language)),
    add('advisory', ({ id, text: { [language]: all, [second]: other } }) => ({
      kind: 'advisory',
      path: `${routes.support}#${id.toLowerCase()}`,
      title: `${id} ${all.title}`,
      other: other.title,
      summary: all.summary,
      all,
    })),
  ]);
  const entries = [...pagesIn(language), ...lists.flat()];
  for (const file of files)
    if (file.language === undefined || file.language === language)
      entries.push({
        kind: 'document',
        path: downloadPath(file),
        title: file.title[language],
        other: file.title[second],
        summary: `${file.savedAs} · ${file.date}`,
        body: bodyOf([file.name, file.product]),
      });
  return entries;
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

const isWrittenIn: Localised<(line: string) => boolean> = {
  zh: isHan,
  en: (line) => !isHan(line),
};

/** A plain text begins with its title in both languages, and says all of it in one language after the other. */
function describeText(path: string, body: string, language: Language): Described {
  const [heading = '', ...lines] = body.split('\n');
  const isOwn = isWrittenIn[language];
  const titles = heading.split(' / ');
  return {
    kind: 'document',
    path,
    title: titles.find(isOwn) ?? heading,
    other: heading,
    summary: lines.filter((line) => line !== '' && isOwn(line)).join(' '),
    all: body,
  };
}

/** A Chinese sentence follows the one before it without a space. */
function bodyOf(all: unknown): string {
  return textsIn(all)
    .join(' ')
    .replaceAll(/(?<=[。！？]) /g, '');
}

/** Where an entry of a list stands: on the page that its place in the list leads to. */
function pathIn(
  list: string,
  { id, page: [name, before] }: { id: string; page: [string, number] },
) {
  const page = Math.floor(before) + 1;
  return `${list}${page > 1 ? `?${name}=${page}` : ''}#${id}`;
}

/** Every text inside a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
