import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/** Shown at an address that names no enquiry of this visitor. */
export function NoEnquiry() {
  const texts = enquiryTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={texts.missingTitle}
      actions={<ButtonLink href={localPath(routes.enquiry)}>{texts.titleOfAll}</ButtonLink>}
    >
      <p>{texts.missingText}</p>
    </EmptyState>
  );
}
