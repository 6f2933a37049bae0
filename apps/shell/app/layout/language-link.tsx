import { languageTags, languages } from '@uid/contract/language';
import { localPath, splitLanguage } from '@uid/contract/paths';

import { layoutTexts } from './layout-texts.ts';
import { usePageLocation } from './page-location.ts';

/** Links to the same page in the other language, query included. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { pathname, search } = usePageLocation();
  const { language, path } = splitLanguage(pathname);
  const other = languages.find((each) => each !== language) ?? language;
  return (
    <a
      className={className}
      href={localPath(path, other) + search}
      hrefLang={languageTags[other]}
      lang={languageTags[other]}
    >
      {layoutTexts[language].otherLanguage}
    </a>
  );
}
