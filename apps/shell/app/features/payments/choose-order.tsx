import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { gatewayTexts } from './gateway/gateway-texts.ts';

/** Shown without an order, when there is nothing to pay; links to the list of orders. */
export function ChooseOrder() {
  const texts = gatewayTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={texts.noNumberTitle}
      actions={<ButtonLink href={localPath(routes.unpaidOrder)}>{texts.toUnpaid}</ButtonLink>}
    >
      <p>{texts.noNumberText}</p>
    </EmptyState>
  );
}
