import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';

import { useLanguage } from '../../../layout/use-language.ts';
import { cartTexts } from '../cart-texts.ts';
import styles from '../cart.module.css';

/** What is needed to undo a removal: the removed line, as far as a form can describe it. */
export interface RemovedFacts {
  sku: string;
  quantity: number;
  /** Item and variant; undefined if the item is no longer sold. */
  name?: string | undefined;
}

interface RemovedLineProps {
  removed: RemovedFacts;
  /** Defined once the page is hydrated; without it the form goes to the server. */
  onUndo: (() => void) | undefined;
}

/** Says what was removed and offers to undo it, until the next page is loaded. */
export function RemovedLine({ removed: { sku, quantity, name }, onUndo }: RemovedLineProps) {
  const texts = cartTexts[useLanguage()];
  return (
    <form method="post" action="?" className={styles.removed}>
      <output>{name === undefined ? texts.removedUnnamed : texts.removed(name)}</output>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value={quantity} />
      <Button
        type={onUndo ? 'button' : 'submit'}
        name="intent"
        value="restore"
        tone="quiet"
        size="small"
        // The button that removed the line is gone with the line, so the undo button takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onClick={onUndo}
      >
        <Icon name="refresh" size={16} />
        {texts.undo}
      </Button>
    </form>
  );
}
