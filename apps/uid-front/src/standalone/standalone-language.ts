import type { Language } from '@uid/contract/language';

/** `?lang=en` chooses, else the document's own language stays. */
export function standaloneLanguage(search: string, documentLanguage: string): Language {
  const wanted = new URLSearchParams(search).get('lang') ?? documentLanguage;
  return wanted.startsWith('en') ? 'en' : 'zh';
}
