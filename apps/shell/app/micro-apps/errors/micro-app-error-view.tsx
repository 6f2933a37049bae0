import { routes } from '@uid/contract/routes';
import { recoveryOf } from '@uid/micro-app/protocol';
import type { MicroAppError } from '@uid/micro-app/protocol';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { MicroAppErrorDetails } from './micro-app-error-details.tsx';
import { describeError, errorViewTexts } from './micro-app-error-texts.ts';
import styles from '../micro-app.module.css';

/** What happened in the visitor's words, the one way on that can work, and the facts for developers. */
export function MicroAppErrorView({
  error,
  onRetry,
}: {
  error: MicroAppError;
  onRetry: () => void;
}) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = errorViewTexts[language];
  const recovery = recoveryOf(error.code);
  return (
    <section className={styles.error} role="alert">
      <h1>{texts.title}</h1>
      <p>{describeError(error.code, language)}</p>
      {recovery === 'retry' && (
        <Button type="button" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {recovery === 'reload' && (
        <Button type="button" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      )}
      {recovery === 'none' && <ButtonLink href={localPath(routes.home)}>{texts.home}</ButtonLink>}
      <MicroAppErrorDetails error={error} />
    </section>
  );
}
