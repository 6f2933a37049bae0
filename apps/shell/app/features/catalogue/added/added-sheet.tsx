import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { moneyTexts } from '../../cart/money-texts.ts';
import { addedId, placeOf } from '../add-to-cart-markers.ts';
import type { Place } from '../add-to-cart-markers.ts';
import styles from './added-sheet.module.css';
import { addedTexts } from './added-texts.ts';

/**
 * The dialog that the page's script opens when it has added something: what was added, the cart's total, and the links
 * to go on. The script fills the empty elements. As the dialog is a native modal one, the browser handles Escape, the
 * keyboard, and the focus, which goes back to the pressed button.
 */
export function AddedSheet() {
  const language = useLanguage();
  const texts = addedTexts[language];
  const money = moneyTexts[language];
  const localPath = useLocalPath();
  return (
    <dialog id={addedId} className={styles.sheet} aria-labelledby="added-title" closedby="any">
      {/* The title is read aloud first, and a second press of Enter does nothing on it. */}
      <h2 id="added-title" className={styles.title} tabIndex={-1} autoFocus>
        {texts.title}
      </h2>
      <div className={styles.line}>
        <div aria-hidden="true" {...placeOf('drawing')} />
        <div>
          <p className={styles.name} {...placeOf('name')} />
          <p className={styles.quiet} {...placeOf('model')} />
          <p className={styles.quiet} {...placeOf('days')} />
        </div>
        <p className={styles.price}>
          <span {...placeOf('quantity')} data-some="× {n}" />
          <br />
          <strong {...placeOf('price')} />
        </p>
      </div>
      <dl>
        <Sum term={texts.pieces} name="count" />
        <Sum term={money.goods} name="goods" />
        <Sum term={money.deliveryFee} name="delivery" none={money.free} />
      </dl>
      <p className={styles.free} {...placeOf('toFree')} data-some={money.toFree('{n}')} />
      <div className={styles.ways}>
        <ButtonLink href={localPath(routes.confirmOrder)} tone="gold">
          {texts.checkout}
        </ButtonLink>
        <ButtonLink href={localPath(routes.cart)} tone="secondary">
          {texts.toCart}
        </ButtonLink>
        <form method="dialog">
          <Button type="submit" tone="quiet" block>
            {texts.goOn}
          </Button>
        </form>
      </div>
    </dialog>
  );
}

interface SumProps {
  term: string;
  name: Place;
  /** The text for an amount of zero. */
  none?: string;
}

function Sum({ term, name, none }: SumProps) {
  return (
    <div className={styles.sum}>
      <dt>{term}</dt>
      <dd className={styles.price} {...placeOf(name)} data-none={none} />
    </div>
  );
}
