import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { useRouteLoaderData } from 'react-router';

import { copyWords } from '../../layout/copy/copy-words.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import type { RootData } from '../../root.tsx';
import { copyLinkMarker } from './copy-link-marker.ts';
import styles from './news-detail-page.module.css';
import { newsTexts } from './news-texts.ts';

/** Sharing by mail works without script; copying the link needs a script. */
export function ShareArticle({ path, title }: { path: string; title: string }) {
  const language = useLanguage();
  const texts = newsTexts[language];
  const localPath = useLocalPath();
  const { origin } = useRouteLoaderData('root') as RootData;
  const url = `${origin}${localPath(path)}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <p className={styles.share}>
      <span>{texts.share}</span>
      <ButtonLink href={mail} size="small" tone="quiet">
        {texts.mail}
      </ButtonLink>
      <Button
        size="small"
        tone="quiet"
        hidden
        {...{ [copyLinkMarker]: '', ...copyWords(language) }}
      >
        {texts.copyLink}
      </Button>
    </p>
  );
}
