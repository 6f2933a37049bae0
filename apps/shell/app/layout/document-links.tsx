import { feedPath } from '@uid/contract/paths';

import { layoutTexts } from './layout-texts.ts';
import { useLanguage } from './use-language.ts';

/** Icons, feed and manifest: the same on every page. */
export function DocumentLinks() {
  const language = useLanguage();
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={feedPath(language)}
        title={layoutTexts[language].feed}
      />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ee" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#081215" />
    </>
  );
}
