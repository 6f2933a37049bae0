import { ButtonLink } from '@uid/ui/button-link';
import { routes } from '@uid/contract/routes';
import { use } from 'react';
import { isRouteErrorResponse } from 'react-router';

import { layoutTexts } from './layout-texts.ts';
import styles from './page-error.module.css';
import { RequestIdContext } from './request-id.ts';
import { useLanguage, useLocalPath } from './use-language.ts';

/** What a failed page says: not found, or a fault of the server with the id to quote. */
export function PageError({ error }: { error: unknown }) {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  const requestId = use(RequestIdContext);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const title = isMissing ? texts.notFoundTitle : texts.errorTitle;
  const text = isMissing ? texts.notFoundText : texts.errorText;
  return (
    <section className={styles.error} role={isMissing ? undefined : 'alert'}>
      <title>{title}</title>
      <p className={styles.code}>{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      {!isMissing && requestId && (
        <p className={styles.reference}>
          {texts.requestId} <code>{requestId}</code>
        </p>
      )}
      <p className={styles.actions}>
        {/* An empty address is this page itself. */}
        {!isMissing && <ButtonLink href="">{texts.retry}</ButtonLink>}
        <ButtonLink href={localPath(routes.home)} tone="secondary">
          {texts.backHome}
        </ButtonLink>
      </p>
    </section>
  );
}
