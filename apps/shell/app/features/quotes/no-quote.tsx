import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { quoteTexts } from './quote-texts.ts';

/** Shown at an address that names no quote of this visitor. */
export function NoQuote() {
  const texts = quoteTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={texts.missingTitle}
      actions={<ButtonLink href={localPath(routes.quote)}>{texts.titleOfAll}</ButtonLink>}
    >
      <p>{texts.missingText}</p>
    </EmptyState>
  );
}
