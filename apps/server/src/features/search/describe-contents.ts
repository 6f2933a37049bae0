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
  /** Figures of samples are then not found, nor samples of certificates. */
  isPublic: boolean;
}

/** How a content is found, or nothing where it is not; `index` is its place in the list of its kind. */
export type Describe<Content> = (content: Content, index: number) => Described | undefined;

type ByKind = { [Kind in FoundKind]: Describe<ContentOf<Kind>> };
type FoundKind = Extract<
  ContentKind,
  'product' | 'solution' | 'case' | 'news' | 'question' | 'text-page' | 'advisory' | 'certificate'
>;

export const otherLanguage = { zh: 'en', en: 'zh' } as const;

/** What of each kind of content a reader finds. */
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

/** An excerpt is sentences; the vector of an advisory is found all the same. */
function withoutVector(summary: string): string {
  return summary.replace(/[^.。]*CVSS:[\d.]+\/[\w/:]+[.。]?/g, '');
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
    all: lines.filter((line) => !isOwn(line)),
  };
}

/** Where an entry of a list stands: on the page that its place in the list leads to. */
function pathIn(
  list: string,
  { id, page: [name, before] }: { id: string; page: [string, number] },
) {
  const page = Math.floor(before) + 1;
  return `${list}${page > 1 ? `?${name}=${page}` : ''}#${id}`;
}
