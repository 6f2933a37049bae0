import { Button } from '@uid/ui/button';
import { ErrorState } from '@uid/ui/error-state';
import { Skeleton } from '@uid/ui/skeleton';
import type { ReactNode } from 'react';

import { nextStep } from '@uid/forms/next-step';
import { useSession } from '../../../session/session-context.ts';
import type { Part } from './use-loaded.ts';

const texts = {
  zh: { loading: '正在载入…', failed: '没能取得这一部分', retry: '重试' },
  en: { loading: 'Loading…', failed: 'This part could not be fetched', retry: 'Try again' },
};

interface LoadedPartProps<T> {
  part: Part<T>;
  children: (value: T) => ReactNode;
}

/**
 * Shows a skeleton while loading, the failure with a retry, or the loaded value; both if the value could not be loaded
 * again.
 */
export function LoadedPart<T>({ part: { loaded, retry }, children }: LoadedPartProps<T>) {
  const { language } = useSession();
  const own = texts[language];
  if (loaded.status === 'loading') return <Skeleton label={own.loading} shape="rows" lines={2} />;
  const { failure, isAskedAgain } = loaded;
  const again = (
    <Button tone="secondary" size="small" busy={isAskedAgain} onClick={retry}>
      {own.retry}
    </Button>
  );
  return (
    <>
      {failure && (
        <ErrorState title={own.failed} retry={again} reference={failure.result?.requestId}>
          {failure.kind === 'business' ? failure.message : nextStep(failure, language)}
        </ErrorState>
      )}
      {loaded.status === 'ready' && children(loaded.value)}
    </>
  );
}
