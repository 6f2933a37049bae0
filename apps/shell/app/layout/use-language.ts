import type { Language } from '@uid/contract/language';
import { localPath, splitLanguage } from '@uid/contract/paths';

import { usePageLocation } from './page-location.ts';

/** Returns the language that the address names. */
export function useLanguage(): Language {
  return splitLanguage(usePageLocation().pathname).language;
}

/** Returns a function that turns a site path into a path in the language of the page. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(path, language);
}
