import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import { pageSize, questionPageSize } from '@uid/contract/constants';
import type { Language, Localised } from '@uid/contract/language';
import {
  advisoryPagePath,
  certificatePath,
  productPath,
  routes,
  solutionPath,
  textPage,
} from '@uid/contract/pages';

import type { Described } from './search-entry.ts';
import { isHan } from './split-terms.ts';

interface Reader {
  language: Language;
  /** True to leave out the figures of sample cases, and sample certificates. */
  isPublic: boolean;
}

/** Describes a content, or returns undefined to leave it out; `index` is its position in the list of its kind. */
export type Describe<Content> = (content: Content, index: number) => Described | undefined;

type ByKind = { [Kind in FoundKind]: Describe<ContentOf<Kind>> };
type FoundKind = Extract<
  ContentKind,
  'product' | 'solution' | 'case' | 'news' | 'question' | 'text-page' | 'advisory' | 'certificate'
>;

export const otherLanguage = { zh: 'en', en: 'zh' } as const;

/** Returns, for each kind of content, how a reader finds it. */
export function describeContents({ language, isPublic }: Reader): ByKind {
  const second = otherLanguage[language];
  return {
    product: ({ slug, formerNames, lifecycle, text: { [language]: all, [second]: other } }) => ({
      kind: 'product',
      path: productPath(slug),
      title: all.name,
      other: [other.name, ...(formerNames ?? [])].join(' · '),
      summary: `${all.job} ${all.description}`,
      all: [lifecycle, all],
    }),
    solution: ({ slug, formerNames, text: { [language]: all, [second]: other } }) => ({
      kind: 'solution',
      path: solutionPath(slug),
      title: all.name,
      other: [other.name, ...(formerNames ?? [])].join(' · '),
      summary: `${all.job} ${all.description}`,
      all,
    }),
    case({ id, status, text: { [language]: all, [second]: other } }, index) {
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
    },
    news: ({ id, text: { [language]: all, [second]: other } }) => ({
      kind: 'news',
      path: `${routes.newsDetail}?id=${id}`,
      title: all.title,
      other: other.title,
      summary: all.summary,
      all,
    }),
    question: ({ id, text: { [language]: all, [second]: other } }, index) => ({
      kind: 'question',
      path: pathIn(routes.support, { id, page: ['questions', index / questionPageSize] }),
      title: all.question,
      other: other.question,
      summary: all.answer,
      all,
    }),
    'text-page': ({ name, body }) => describeText(textPage(name).path, body, language),
    advisory: ({ id, text: { [language]: all, [second]: other } }) => ({
      kind: 'advisory',
      path: advisoryPagePath(id),
      title: `${id} ${all.title}`,
      other: other.title,
      summary: withoutVector(all.summary),
      all,
    }),
    certificate({ id, number, status, text: { [language]: all, [second]: other } }) {
      if (isPublic && status === 'sample') return undefined;
      return {
        kind: 'document',
        path: certificatePath(id),
        title: `${number} ${all.name}`,
        other: other.name,
        summary: all.scope,
        all: [all.issuer, all.versions],
      };
    },
  };
}

/** Removes the CVSS vector, because an excerpt consists of sentences. The vector is still found in the full text. */
function withoutVector(summary: string): string {
  return summary.replace(/[^.。]*CVSS:[\d.]+\/[\w/:]+[.。]?/g, '');
}

const isWrittenIn: Localised<(line: string) => boolean> = {
  zh: isHan,
  en: (line) => !isHan(line),
};

/** A plain text begins with a line of its title in both languages; the whole text follows in each language. */
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
    all: lines.filter((line) => !isOwn(line)),
  };
}

/** The path of a list's entry, on the page of the list that has the entry. */
function pathIn(
  list: string,
  { id, page: [name, before] }: { id: string; page: [string, number] },
) {
  const page = Math.floor(before) + 1;
  return `${list}${page > 1 ? `?${name}=${page}` : ''}#${id}`;
}
