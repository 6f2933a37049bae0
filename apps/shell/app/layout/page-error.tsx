import { ButtonLink } from '@uid/ui/button-link';
import { routes } from '@uid/contract/pages';
import { use } from 'react';
import { isRouteErrorResponse } from 'react-router';

import { layoutTexts } from './layout-texts.ts';
import styles from './page-error.module.css';
import { RequestIdContext } from './request-id.ts';
import { useLanguage, useLocalPath } from './use-language.ts';

/** What a failed page says: that the server is at fault, with the request id to quote. */
export function PageError({ error }: { error: unknown }) {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  const requestId = use(RequestIdContext);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <section className={styles.error} role="alert">
      <title>{texts.errorTitle}</title>
      <p className={styles.code}>{status}</p>
      <h1>{texts.errorTitle}</h1>
      <p>{texts.errorText}</p>
      {requestId && (
        <p className={styles.reference}>
          {texts.requestId} <code>{requestId}</code>
        </p>
      )}
      <p className={styles.actions}>
        {/* An empty address leads to this page itself. */}
        <ButtonLink href="">{texts.retry}</ButtonLink>
        <ButtonLink href={localPath(routes.home)} tone="secondary">
          {texts.backHome}
        </ButtonLink>
      </p>
    </section>
  );
}
