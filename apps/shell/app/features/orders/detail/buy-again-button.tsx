import { addToCart } from '@uid/contract/cart';
import { isClientError } from '@uid/contract/client-errors';
import type { Order } from '@uid/contract/orders';
import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { Notice } from '@uid/ui/notice';
import { useState } from 'react';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { writeCartCount } from '../../../request/cart-count.ts';
import { request } from '../../../request/shell-request.ts';
import { buyAgain } from './buy-again.ts';
import type { Refused } from './buy-again.ts';
import { detailTexts } from './detail-texts.ts';
import styles from './detail.module.css';

/** Adds the lines of an order to the cart and opens the cart; lists the lines that the shop refused. */
export function BuyAgainButton({ lines }: Pick<Order, 'lines'>) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = detailTexts[language];
  const [isAdding, setIsAdding] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);

  async function handleClick(): Promise<void> {
    setIsAdding(true);
    // The other lines have been in the cart since the last press.
    const wanted = refused.length > 0 ? refused.map(({ line }) => line) : lines;
    const failures = await buyAgain(wanted, async (sku, quantity) => {
      const options = { skipErrorHandler: true };
      const { count } = await request(addToCart, { language, sku, quantity }, options);
      writeCartCount(count);
    });
    setRefused(failures);
    if (failures.length === 0) {
      // A page that comes back from the back/forward cache must not come back busy.
      addEventListener('pagehide', () => setIsAdding(false), { once: true });
      return location.assign(localPath(routes.cart));
    }
    return setIsAdding(false);
  }

  return (
    <>
      <Button tone="secondary" busy={isAdding} onClick={() => void handleClick()}>
        <Icon name="cart" />
        {texts.buyAgain}
      </Button>
      {refused.length > 0 && (
        <Notice
          className={styles.refused}
          tone="warning"
          role="alert"
          title={texts.buyAgainFailed}
          actions={<a href={localPath(routes.cart)}>{texts.toCart}</a>}
        >
          <ul>
            {refused.map(({ line, cause }) => (
              <li key={line.sku}>
                {`${line.name} · ${line.variantName}`}
                {isClientError(cause) && ` — ${cause.message}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
