import type {
  Advisory,
  ClientCase,
  NewsArticle,
  Product,
  Solution,
  SupportQuestion,
} from '@uid/contract/content';
import { pageSize, questionPageSize } from '@uid/contract/constants';
import { downloadPath } from '@uid/contract/downloads';
import type { searchKinds } from '@uid/contract/kinds';
import type { Language } from '@uid/contract/language';
import { productPath, routes, solutionPath } from '@uid/contract/pages';
import type { PublishedFile } from '@uid/downloads/published-files';

import type { Handle } from '../../database/database.ts';
import { readInBatches } from '../contents/contents.ts';

/** One thing that can be found, in one language. */
export interface SearchEntry {
  kind: (typeof searchKinds)[number];
  path: string;
  title: string;
  /** What an excerpt is cut from. */
  summary: string;
  /** Everything else it says. */
  body: string;
}

type Facts = Pick<SearchEntry, 'kind' | 'path'>;

/** Everything the site says, in one language. */
export async function listEntries(
  handle: Handle,
  files: readonly PublishedFile[],
  language: Language,
): Promise<SearchEntry[]> {
  const entry = (
    facts: Facts,
    { title, summary, all }: { title: string; summary: string; all: unknown },
  ) => ({
    ...facts,
    title,
    summary,
    // A Chinese sentence follows the one before it without a space.
    body: textsIn(all)
      .join(' ')
      .replaceAll(/(?<=[。！？]) /g, ''),
  });
  const [products, solutions, cases, news, questions, advisories] = await Promise.all([
    collect(readInBatches<Product>(handle, 'product')),
    collect(readInBatches<Solution>(handle, 'solution')),
    collect(readInBatches<ClientCase>(handle, 'case')),
    collect(readInBatches<NewsArticle>(handle, 'news')),
    collect(readInBatches<SupportQuestion>(handle, 'question')),
    collect(readInBatches<Advisory>(handle, 'advisory')),
  ]);
  return [
    ...products.map(({ slug, text: { [language]: all } }) =>
      entry(
        { kind: 'product', path: productPath(slug) },
        { title: all.name, summary: `${all.job} ${all.description}`, all },
      ),
    ),
    ...solutions.map(({ slug, text: { [language]: all } }) =>
      entry(
        { kind: 'solution', path: solutionPath(slug) },
        { title: all.name, summary: `${all.job} ${all.description}`, all },
      ),
    ),
    ...cases.map(({ id, text: { [language]: all } }, index) =>
      entry(
        { kind: 'case', path: pathIn(routes.cases, { id, page: ['page', index / pageSize] }) },
        { title: all.title, summary: `${all.situation} ${all.result}`, all },
      ),
    ),
    ...news.map(({ id, text: { [language]: all } }) =>
      entry(
        { kind: 'news', path: `${routes.newsDetail}?id=${id}` },
        { title: all.title, summary: all.summary, all },
      ),
    ),
    ...questions.map(({ id, text: { [language]: all } }, index) =>
      entry(
        {
          kind: 'question',
          path: pathIn(routes.support, { id, page: ['questions', index / questionPageSize] }),
        },
        { title: all.question, summary: all.answer, all },
      ),
    ),
    ...advisories.map(({ id, text: { [language]: all } }) =>
      entry(
        { kind: 'advisory', path: `${routes.support}#${id.toLowerCase()}` },
        { title: `${id} ${all.title}`, summary: all.summary, all },
      ),
    ),
    ...files
      .filter((file) => file.language === undefined || file.language === language)
      .map((file) =>
        entry(
          { kind: 'document', path: downloadPath(file) },
          {
            title: file.title[language],
            summary: `${file.savedAs} · ${file.version} · ${file.date}`,
            all: [file.name, file.product],
          },
        ),
      ),
  ];
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

async function collect<T>(batches: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}
