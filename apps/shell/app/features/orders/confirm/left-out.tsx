import type { CartLine } from '@uid/contract/cart';
import { Notice } from '@uid/ui/notice';

import { useLanguage } from '../../../layout/use-language.ts';
import { confirmTexts } from './confirm-texts.ts';

/** The lines that were selected but can't be ordered as they are: said before the order, not found out after it. */
export function LeftOut({ lines }: { lines: readonly CartLine[] }) {
  const texts = confirmTexts[useLanguage()];
  return (
    <Notice tone="warning" title={texts.leftOutTitle}>
      <ul>
        {lines.map(({ sku, name, variantName, state, available }) => (
          <li key={sku}>{leftOutWords(`${name} · ${variantName}`, { state, available }, texts)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function leftOutWords(
  name: string,
  { state, available }: Pick<CartLine, 'state' | 'available'>,
  texts: (typeof confirmTexts)['zh'],
): string {
  return state === 'withdrawn' ? texts.gone(name) : texts.short(name, available);
}
