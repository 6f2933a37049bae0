import type { ReactNode } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { confirmTexts } from './confirm/confirm-texts.ts';
import { PrivatePage } from './parts/private-page.tsx';

/** What the server renders of the page. It contains nobody's order, so a server starts without the form. */
export function ConfirmOrderFrame({ children }: { children?: ReactNode }) {
  return (
    <PrivatePage
      title={confirmTexts[useLanguage()].title}
      above={<BuyingSteps current="confirm" />}
    >
      {children}
    </PrivatePage>
  );
}
