import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { ErrorState } from '@uid/ui/error-state';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { downloadTexts } from './download-texts.ts';

/** Shown if there is nothing to list: loading the list failed, or it is empty. */
export function DownloadsState({ isFailed }: { isFailed: boolean }) {
  const texts = downloadTexts[useLanguage()];
  const support = useLocalPath()(routes.support);
  if (isFailed)
    return (
      <ErrorState
        title={texts.error}
        retry={
          // An empty address leads to this page itself.
          <ButtonLink href="" tone="secondary">
            {texts.retry}
          </ButtonLink>
        }
      >
        {texts.errorText}
      </ErrorState>
    );
  return (
    <EmptyState
      title={texts.empty}
      actions={
        <ButtonLink href={`${support}#contact`} tone="secondary">
          {texts.contact}
        </ButtonLink>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}
