import type { Language, Localised } from '@uid/contract/language';

/** How an endpoint says which page of a list it hands out. */
interface ListPage {
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** An empty list has one page, too. */
export function pageCountOf({ total, pageSize }: Pick<ListPage, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Whether a list has no such page, though it may have others. */
export function isBeyondEnd(list: ListPage): boolean {
  return list.page > pageCountOf(list);
}

/** A title that tells the pages of a list apart. */
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
