import { languageOfTag } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

/** `?lang=en` chooses the language; otherwise the document's own language stays. */
export function standaloneLanguage(search: string, documentLanguage: string): Language {
  return languageOfTag(new URLSearchParams(search).get('lang') ?? documentLanguage);
}
