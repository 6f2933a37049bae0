import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { gatewayTexts } from './gateway/gateway-texts.ts';

/** Without an order there is nothing to pay: the list has them. */
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
