import { ButtonLink } from '@uid/ui/button-link';
import { routes } from '@uid/contract/routes';
import { isRouteErrorResponse } from 'react-router';

import { layoutTexts } from './layout-texts.ts';
import styles from './page-error.module.css';
import { useLanguage, useLocalPath } from './use-language.ts';

/** What a failed page says: not found, a chunk that did not load, or a fault of the server. */
export function PageError({ error }: { error: unknown }) {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isChunk = isChunkError(error);
  const title = isMissing ? texts.notFoundTitle : isChunk ? texts.chunkTitle : texts.errorTitle;
  const text = isMissing ? texts.notFoundText : isChunk ? texts.chunkText : texts.errorText;
  return (
    <section className={styles.error} role={isMissing ? undefined : 'alert'}>
      <title>{title}</title>
      <p className={styles.code}>{isMissing ? '404' : isChunk ? 'CHUNK' : '500'}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>
        {/* An empty address is this page itself: a plain load, with the files of today. */}
        {!isMissing && <ButtonLink href="">{texts.retry}</ButtonLink>}
        <ButtonLink href={localPath(routes.home)} tone="secondary">
          {texts.backHome}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Browsers word it differently; all of them name the module or the stylesheet that failed. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|preload CSS|Unable to preload/i.test(error.message)
  );
}
