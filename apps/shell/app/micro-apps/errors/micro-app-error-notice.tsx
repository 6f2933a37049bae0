import type { MicroAppError } from '@uid/micro-app/protocol';
import { Button } from '@uid/ui/button';
import { Container } from '@uid/ui/grid';
import { Notice } from '@uid/ui/notice';

import { useLanguage } from '../../layout/use-language.ts';
import { MicroAppErrorDetails } from './micro-app-error-details.tsx';
import { errorViewTexts } from './micro-app-error-texts.ts';
import styles from '../micro-app.module.css';

interface MicroAppErrorNoticeProps {
  error: MicroAppError;
  onRetry: () => void;
}

/** Something went wrong in a child that still stands: it is told above it, and the child stays. */
export function MicroAppErrorNotice({ error, onRetry }: MicroAppErrorNoticeProps) {
  const texts = errorViewTexts[useLanguage()];
  const restart = (
    <Button type="button" tone="secondary" size="small" onClick={onRetry}>
      {texts.restart}
    </Button>
  );
  return (
    <Container>
      <div className={styles.notice}>
        <Notice tone="danger" role="alert" title={texts.stumbled} actions={restart}>
          {texts.stumbledStep}
          <MicroAppErrorDetails error={error} />
        </Notice>
      </div>
    </Container>
  );
}
