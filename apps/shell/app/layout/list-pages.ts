import type { Language, Localised } from '@uid/contract/language';

/** How an endpoint says which page of a list it returns. */
interface ListPage {
  total: number;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

/** An empty list has one page, too. */
export function pageCountOf({ total, pageSize }: Pick<ListPage, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** True if the list has no such page, though it may have others. */
export function isBeyondEnd(list: ListPage): boolean {
  return list.page > pageCountOf(list);
}

/** Adds the page number to the title, so that the pages of a list have different titles. */
export function titleOfPage(
  title: string,
  { page = 1, language }: { page?: number | undefined; language: Language },
): string {
  if (page <= 1) return title;
  return `${title} · ${pageNames[language](page)}`;
}

const pageNames: Localised<(page: number) => string> = {
  zh: (page) => `第 ${page} 页`,
  en: (page) => `page ${page}`,
};
