import type { Localised } from '@uid/contract/language';

export interface PageText {
  title: string;
  summary: string;
  /** What else it is called by those who look for it. */
  words: readonly string[];
}

export interface SitePage {
  path: string;
  text: Localised<PageText>;
}

/** The words of a list, as either language parts them. */
export function listed(words: string): string[] {
  return words.split(/、|, /);
}
