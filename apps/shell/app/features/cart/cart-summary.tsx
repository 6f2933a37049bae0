import { budgetaryQuote } from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import { accountLinks } from '@uid/contract/markers';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { formatMoney } from '@uid/ui/format-money';
import { Icon } from '@uid/ui/icon';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';

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
  /** True if the latest change was refused, or did not reach the server. */
  hasFailed: boolean;
  /** True once scripts can change the cart in place. */
  isLive: boolean;
}

/** The full cost of the selected lines, and the link to go on. */
export function CartSummary({ cart, isChanging, hasFailed, isLive }: CartSummaryProps) {
  const language = useLanguage();
  const texts = cartTexts[language];
  const localPath = useLocalPath();
  const handleCheckout = useWhenAgreed({ isChanging, hasFailed });
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
      {/* Announced politely once the server has confirmed, not at every press. */}
      <output className="visually-hidden">{isChanging ? '' : texts.chosen(pieces)}</output>
      {ordered.length > 0 ? (
        <>
          <ButtonLink
            href={localPath(routes.confirmOrder)}
            tone="gold"
            size="large"
            block
            data-print="no"
            onClick={handleCheckout}
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

/**
 * A page that is left loses changes that the server has not received, so a link is followed only once the server has
 * confirmed all of them.
 */
function useWhenAgreed({
  isChanging,
  hasFailed,
}: Pick<CartSummaryProps, 'isChanging' | 'hasFailed'>) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (isChanging) return;
    if (wanted.current && !hasFailed) location.assign(wanted.current);
    wanted.current = undefined;
  }, [isChanging, hasFailed]);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isChanging) return;
    event.preventDefault();
    wanted.current = event.currentTarget.href;
  };
}
