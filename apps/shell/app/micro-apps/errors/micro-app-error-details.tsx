import type { MicroAppError } from '@uid/micro-app/protocol';

import { useLanguage } from '../../layout/use-language.ts';
import { errorViewTexts } from './micro-app-error-texts.ts';
import styles from '../micro-app.module.css';

/** The facts for developers: code, app, status and address in one line, and what was thrown. */
export function MicroAppErrorDetails({ error }: { error: MicroAppError }) {
  return (
    <details>
      <summary>{errorViewTexts[useLanguage()].details}</summary>
      <p className={styles.details}>{error.message}</p>
      {error.cause !== undefined && <pre className={styles.details}>{causeOf(error.cause)}</pre>}
    </details>
  );
}

/** With its stack where it has one, which begins with the message in some browsers only. */
function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const stack = cause.stack ?? '';
  return stack.includes(cause.message) ? stack : `${cause.name}: ${cause.message}\n${stack}`;
}
