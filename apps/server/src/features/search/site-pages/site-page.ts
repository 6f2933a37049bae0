import type { Localised } from '@uid/contract/language';

export interface PageText {
  title: string;
  summary: string;
  /** Other names that visitors use when they search for the page. */
  words: readonly string[];
}

export interface SitePage {
  path: string;
  text: Localised<PageText>;
}

/** Splits a list of words at the separators of either language. */
export function listed(words: string): string[] {
  return words.split(/、|, /);
}
