import type { Language } from '@uid/contract/language';
import { languageTags } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { Container } from '@uid/ui/grid';
import { PadMark } from '@uid/ui/pad-mark';

import styles from './standalone.module.css';

const texts = {
  zh: { site: '回到网站', other: 'English', otherLanguage: 'en' },
  en: { site: 'Back to the site', other: '中文', otherLanguage: 'zh' },
} as const;

/** Links to the site and to the other language: without a shell, nothing else offers them. */
export function StandaloneHeader({ language }: { language: Language }) {
  const { site, other, otherLanguage } = texts[language];
  return (
    <Container>
      <div className={styles.bar}>
        <a href={localPath(routes.home, language)}>
          <PadMark />
          {site}
        </a>
        <a
          href={`?lang=${otherLanguage}`}
          lang={languageTags[otherLanguage]}
          hrefLang={languageTags[otherLanguage]}
          onClick={(event) => {
            // Keeps the current page when the language changes.
            event.currentTarget.hash = location.hash;
          }}
        >
          {other}
        </a>
      </div>
    </Container>
  );
}
