import { budgetaryQuote } from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import { accountLinks } from '@uid/contract/markers';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { formatMoney } from '@uid/ui/format-money';
import { Icon } from '@uid/ui/icon';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { FileButton } from '../orders/files/file-button.tsx';
import { isOrdered } from './live/cart-change.ts';
import { cartTexts } from './cart-texts.ts';
import styles from './cart.module.css';
import { MoneyLines } from './money-lines.tsx';
import { moneyTexts } from './money-texts.ts';
import { NeedsScript } from './needs-script.tsx';

interface CartSummaryProps {
  cart: Cart;
  isChanging: boolean;
  /** Whether the page can act by itself. */
  isLive: boolean;
}

/** The full cost of what is selected, and the way on. */
export function CartSummary({ cart, isChanging, isLive }: CartSummaryProps) {
  const language = useLanguage();
  const texts = cartTexts[language];
  const localPath = useLocalPath();
  const ordered = cart.lines.filter(isOrdered);
  const pieces = ordered.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary" aria-busy={isChanging}>
      <h2 id="cart-summary" className={styles.heading}>
        {texts.summary}
        <span className={styles.chosen}>{texts.chosen(pieces)}</span>
      </h2>
      <MoneyLines totals={cart.totals} />
      {cart.toFreeDeliveryFen !== undefined && (
        <p className={styles.free}>
          {moneyTexts[language].toFree(formatMoney(cart.toFreeDeliveryFen))}
        </p>
      )}
      {/* Said politely once the server has confirmed, not at every press. */}
      <output className="visually-hidden">{isChanging ? '' : texts.chosen(pieces)}</output>
      {ordered.length > 0 ? (
        <>
          <ButtonLink
            href={localPath(routes.confirmOrder)}
            tone="gold"
            size="large"
            block
            data-print="no"
          >
            {texts.checkout}
          </ButtonLink>
          <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
          <p className={styles.hint} suppressHydrationWarning {...{ [accountLinks]: 'guest' }}>
            {texts.loginHint}
          </p>
          <div className={styles.quote} data-print="no">
            {isLive ? (
              <FileButton operation={budgetaryQuote}>{texts.budgetaryQuote}</FileButton>
            ) : (
              <ButtonLink
                href={`${budgetaryQuote.path}?language=${language}`}
                download
                tone="quiet"
                suppressHydrationWarning
                {...{ [accountLinks]: 'guest' }}
              >
                <Icon name="download" />
                {texts.budgetaryQuote}
              </ButtonLink>
            )}
            <p className={styles.hint}>{texts.budgetaryHint}</p>
          </div>
        </>
      ) : (
        <p className={styles.hint}>{texts.nothingChosen}</p>
      )}
    </section>
  );
}
