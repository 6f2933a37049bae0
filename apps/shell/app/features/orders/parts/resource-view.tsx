import type { ClientError } from '@uid/contract/client-errors';
import { sessionInvalidCode } from '@uid/contract/constants';
import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { ErrorState } from '@uid/ui/error-state';
import { Notice } from '@uid/ui/notice';
import { Skeleton } from '@uid/ui/skeleton';
import type { ReactNode } from 'react';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import type { Resource } from '../../../request/use-resource.ts';
import { orderTexts } from '../order-texts.ts';

interface ResourceViewProps<T> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
}

/**
 * Shows that the resource is loading, was not found, or failed with a retry, or what was loaded; a failed refresh keeps
 * the earlier content.
 */
export function ResourceView<T>({ resource, children }: ResourceViewProps<T>) {
  const texts = orderTexts[useLanguage()];
  const { data, error, reload } = resource;
  if (data !== undefined) {
    return (
      <>
        {error && <Notice tone="warning" title={texts.staleText} />}
        {children(data)}
      </>
    );
  }
  if (!error || isLeaving(error)) return <Skeleton shape="rows" lines={5} label={texts.loading} />;
  if (isMissing(error)) return <OrderNotFound />;
  return (
    <ErrorState
      title={texts.failedTitle}
      reference={error.result && `${texts.requestId} ${error.result.requestId}`}
      retry={<Button onClick={() => void reload()}>{texts.retry}</Button>}
    >
      <p>{error.message}</p>
      <p>{texts.failedText}</p>
    </ErrorState>
  );
}

/** True if the request layer is already on its way to another page. */
function isLeaving({ kind, code }: ClientError): boolean {
  return kind === 'password-expired' || (kind === 'business' && code === sessionInvalidCode);
}

/** A number of another form names no order either. */
function isMissing({ result }: ClientError): boolean {
  return result?.error === 'NOT_FOUND' || result?.error === 'INVALID_INPUT';
}

export function OrderNotFound() {
  const texts = orderTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={texts.missingTitle}
      actions={<ButtonLink href={localPath(routes.orders)}>{texts.allOrders}</ButtonLink>}
    >
      <p>{texts.missingText}</p>
    </EmptyState>
  );
}
