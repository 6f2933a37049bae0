import type { CartLine } from '@uid/contract/cart';
import { Button } from '@uid/ui/button';

import { useLanguage } from '../../layout/use-language.ts';
import { cartTexts } from './cart-texts.ts';
import styles from './cart.module.css';
import type { CartChange } from './live/cart-change.ts';

interface SelectAllProps {
  lines: CartLine[];
  onChange: ((change: CartChange) => void) | undefined;
}

/** Selects or deselects all lines at once, if there is more than one. */
export function SelectAll({ lines, onChange }: SelectAllProps) {
  const texts = cartTexts[useLanguage()];
  if (lines.length < 2) return null;
  const isSelected = lines.some((each) => !each.isSelected);
  return (
    <form method="post" className={styles.all}>
      <Button
        type={onChange ? 'button' : 'submit'}
        name="intent"
        value={isSelected ? 'select-all' : 'deselect-all'}
        tone="quiet"
        size="small"
        onClick={
          onChange &&
          (() => {
            for (const { sku } of lines.filter((each) => each.isSelected !== isSelected))
              onChange({ kind: 'selection', sku, isSelected });
          })
        }
      >
        {isSelected ? texts.selectAll : texts.deselectAll}
      </Button>
    </form>
  );
}
