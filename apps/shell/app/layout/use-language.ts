import type { Language } from '@uid/contract/language';
import { localPath, splitLanguage } from '@uid/contract/paths';

import { usePageLocation } from './page-location.ts';

/** The language that the address names. */
export function useLanguage(): Language {
  return splitLanguage(usePageLocation().pathname).language;
}

/** Makes a site path one of the page's own language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(path, language);
}
