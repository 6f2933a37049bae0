import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';

import { useLanguage } from '../../../layout/use-language.ts';
import type { CartRowProps } from './cart-row-props.ts';
import { cartTexts } from '../cart-texts.ts';
import styles from '../cart.module.css';

/** What a buyer must know about a line: changed price, too few in stock, no longer sold, a refused change. */
export function CartLineNotes({ line, problem, onChange }: CartRowProps) {
  const texts = cartTexts[useLanguage()];
  const { sku, state, available, previousPriceFen, priceFen } = line;
  const stateWords = state === 'short' ? texts.states.short(available) : wordsOf(state, texts);
  return (
    <>
      {previousPriceFen !== undefined && state !== 'withdrawn' && (
        <p className={styles.note}>
          <Icon name="info" size={16} />
          {priceFen > previousPriceFen ? texts.priceRose : texts.priceFell}
        </p>
      )}
      {stateWords && (
        <p className={styles.warning}>
          <Icon name="warning" size={16} />
          {stateWords}
        </p>
      )}
      {state === 'short' && (
        <form method="post" className={styles.take}>
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="quantity" value={available} />
          <Button
            type={onChange ? 'button' : 'submit'}
            tone="secondary"
            size="small"
            onClick={onChange && (() => onChange({ kind: 'quantity', sku, quantity: available }))}
          >
            {texts.take(available)}
          </Button>
        </form>
      )}
      {problem && (
        <p className={styles.warning} role="alert">
          <Icon name="error" size={16} />
          {texts.problem(problem)}
        </p>
      )}
    </>
  );
}

function wordsOf(
  state: CartRowProps['line']['state'],
  { states }: (typeof cartTexts)['zh'],
): string | undefined {
  return state === 'sold-out' || state === 'withdrawn' ? states[state] : undefined;
}
