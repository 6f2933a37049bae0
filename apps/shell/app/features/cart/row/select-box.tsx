import { Icon } from '@uid/ui/icon';

import { useLanguage } from '../../../layout/use-language.ts';
import { cartTexts } from '../cart-texts.ts';
import styles from '../cart.module.css';
import type { CartRowProps } from './cart-row-props.ts';
import { lineName } from './line-name.ts';

/** A submit button with the role of a checkbox: it works both as a form and in place. */
export function SelectBox({ line, onChange }: Pick<CartRowProps, 'line' | 'onChange'>) {
  const texts = cartTexts[useLanguage()];
  const { sku, isSelected } = line;
  return (
    <form method="post" className={styles.select}>
      <input type="hidden" name="sku" value={sku} />
      <button
        type={onChange ? 'button' : 'submit'}
        name="intent"
        value={isSelected ? 'deselect' : 'select'}
        // A real checkbox sends nothing when it is pressed: without script only a button does.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="checkbox"
        aria-checked={isSelected}
        aria-label={texts.select(lineName(line))}
        className={styles.box}
        onClick={onChange && (() => onChange({ kind: 'selection', sku, isSelected: !isSelected }))}
      >
        <span>{isSelected && <Icon name="check" size={16} />}</span>
      </button>
    </form>
  );
}
