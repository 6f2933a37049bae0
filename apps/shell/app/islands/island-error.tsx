import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';

import styles from '../layout/page-error.module.css';
import { useLanguage, useLocalPath } from '../layout/use-language.ts';
import { islandTexts } from './island-texts.ts';

/** Says that a script of this page did not arrive. A plain reload fetches the current files. */
export function ChunkError() {
  const { chunkTitle, chunkText } = islandTexts[useLanguage()];
  return <Failure code="CHUNK" title={chunkTitle} text={chunkText} />;
}

/** Says that a program error occurred in the browser. */
export function IslandError() {
  const { errorTitle, errorText } = islandTexts[useLanguage()];
  return <Failure code="ERROR" title={errorTitle} text={errorText} />;
}

interface FailureProps {
  code: string;
  title: string;
  text: string;
}

function Failure({ code, title, text }: FailureProps) {
  const texts = islandTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <section className={styles.error} role="alert">
      <p className={styles.code}>{code}</p>
      <h2>{title}</h2>
      <p>{text}</p>
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
