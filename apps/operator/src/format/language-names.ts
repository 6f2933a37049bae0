import type { Language, Localised } from '@uid/contract/language';

/** What each language of the site is called in the reader's. */
export const languageNames: Localised<Record<Language, string>> = {
  zh: { zh: '中文', en: '英文' },
  en: { zh: 'Chinese', en: 'English' },
};
