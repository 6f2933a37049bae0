import { isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import { Button } from '@uid/ui/button';
import { ErrorState } from '@uid/ui/error-state';
import { Notice } from '@uid/ui/notice';
import { Skeleton } from '@uid/ui/skeleton';
import type { ReactNode } from 'react';

import { useTexts } from '../session/console-session.ts';
import type { Answer } from './use-answer.ts';
import { PreviousContext } from './use-list.ts';

const texts = {
  zh: {
    loading: '正在载入…',
    failed: '没能取得这些内容',
    nothing: '这个地址下没有内容',
    mistyped: '地址可能打错了或不完整，或者所指的内容已经不在。',
    stale: '下面是之前取得的内容，可能已经变化。',
    previous: '没能取得这个列表。下面仍是之前的列表，不能操作。',
    retry: '重试',
    noResponse: '没有收到服务器的回应。请检查网络。',
  },
  en: {
    loading: 'Loading…',
    failed: 'This could not be loaded',
    nothing: 'There is nothing at this address',
    mistyped: 'It may be mistyped or cut off, or what it leads to is gone.',
    stale: 'This was loaded earlier and may have changed.',
    previous: 'This list could not be loaded. Below is the previous one, which can’t be worked on.',
    retry: 'Try again',
    noResponse: 'The server did not answer. Check the connection.',
  },
};

interface AnsweredProps<T> {
  answer: Answer<T>;
  children: (data: T) => ReactNode;
}

/** Shows a skeleton while an answer is awaited, an error if it did not come, or else the children made from it. */
export function Answered<T>({ answer, children }: AnsweredProps<T>) {
  const own = useTexts(texts);
  const { data, error, isPrevious = false, reload } = answer;
  const retry = (
    <Button tone="secondary" size="small" onClick={reload}>
      {own.retry}
    </Button>
  );
  if (data === undefined && error && isNothing(error))
    return <ErrorState title={own.nothing}>{own.mistyped}</ErrorState>;
  if (data === undefined && error)
    return (
      <ErrorState title={own.failed} reference={error.result?.requestId} retry={retry}>
        <Reason error={error} />
      </ErrorState>
    );
  if (data === undefined) return <Skeleton label={own.loading} lines={6} shape="rows" />;
  return (
    <PreviousContext value={isPrevious ? (error ? 'failed' : 'awaited') : undefined}>
      {error && (
        <div ref={isPrevious ? bringIntoView : undefined}>
          <Notice
            tone="warning"
            role="alert"
            title={isPrevious ? own.previous : own.stale}
            actions={!isNothing(error) && retry}
          >
            <Reason error={error} />
          </Notice>
        </div>
      )}
      {children(data)}
    </PreviousContext>
  );
}

/** Scrolls the notice into view, because a user who has turned the page is at the end of the list. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

/**
 * True if the address is wrong: the address alone names what is read, so there is no field to correct, and trying
 * again changes nothing.
 */
function isNothing(error: ClientError): boolean {
  return isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT');
}

/**
 * The reason for a failure. The server's sentences are in the reader's language; messages about the connection are
 * English.
 */
function Reason({ error }: { error: ClientError }) {
  const { noResponse } = useTexts(texts);
  if (error.kind === 'business') return <>{error.message}</>;
  if (error.kind === 'no-response') return <>{noResponse}</>;
  return <span lang="en">{error.message}</span>;
}
