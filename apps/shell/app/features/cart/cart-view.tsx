import type { Cart, CartLine } from '@uid/contract/cart';
import { accountLinks } from '@uid/contract/markers';
import { routes } from '@uid/contract/routes';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { ErrorState } from '@uid/ui/error-state';
import { Icon } from '@uid/ui/icon';
import { Notice } from '@uid/ui/notice';
import { Skeleton } from '@uid/ui/skeleton';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { useState } from 'react';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import type { CartFailure } from './cart-action.ts';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { cartTexts } from './cart-texts.ts';
import styles from './cart.module.css';
import { useCart } from './live/use-cart.ts';
import type { LiveCart } from './live/use-cart.ts';

interface CartViewProps {
  guestCart: Cart;
  /** Why a form sent without script changed nothing. */
  formFailure: CartFailure | undefined;
}

/** The cart: plain forms at first, changed in place once the page is alive. */
export function CartView({ guestCart, formFailure }: CartViewProps) {
  const live = useCart(guestCart);
  const [removed, setRemoved] = useState<CartLine>();
  const texts = cartTexts[useLanguage()];
  const { cart } = live;
  const failure = live.failure ?? formFailure;
  if (!cart) {
    return live.loadError ? <NotLoaded onRetry={live.reload} /> : <Waiting label={texts.loading} />;
  }
  const undo = removed && (
    <Removed
      line={removed}
      onUndo={() => {
        live.change({ kind: 'return', sku: removed.sku, line: removed });
        setRemoved(undefined);
      }}
    />
  );
  if (cart.lines.length === 0) {
    return (
      <>
        {undo}
        <ElsewhereFailure {...{ cart, failure }} />
        {live.isLive ? <Empty /> : <EmptyUnlessAccount />}
      </>
    );
  }
  return (
    <div className={styles.cart}>
      <div>
        {undo}
        <ElsewhereFailure {...{ cart, failure }} />
        <Lines {...{ cart, live, failure, onRemove: setRemoved }} />
      </div>
      <CartSummary cart={cart} isChanging={live.isChanging} />
    </div>
  );
}

interface LinesProps {
  cart: Cart;
  live: LiveCart;
  failure: CartFailure | undefined;
  onRemove: (line: CartLine) => void;
}

function Lines({ cart, live, failure, onRemove }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {cart.lines.map((line) => (
        <CartRow
          key={line.sku}
          line={line}
          problem={failure?.sku === line.sku ? failure.message : undefined}
          onChange={
            live.isLive
              ? (change) => {
                  if (change.kind === 'removal') onRemove(line);
                  live.change(change);
                }
              : undefined
          }
        />
      ))}
    </ul>
  );
}

/** Of a line that is not there (any more), such as one that could not be brought back. */
function ElsewhereFailure({ cart, failure }: Pick<LinesProps, 'cart' | 'failure'>) {
  const texts = cartTexts[useLanguage()];
  if (!failure || cart.lines.some(({ sku }) => sku === failure.sku)) return null;
  return <Notice tone="danger" role="alert" title={texts.problem(failure.message)} />;
}

function Removed({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  const texts = cartTexts[useLanguage()];
  return (
    <div className={styles.removed}>
      <output>{texts.removed(line.name)}</output>
      <Button type="button" tone="quiet" size="small" onClick={onUndo}>
        <Icon name="refresh" size={16} />
        {texts.undo}
      </Button>
    </div>
  );
}

function Empty() {
  const texts = cartTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={texts.emptyTitle}
      drawing={<SimCard />}
      actions={<ButtonLink href={localPath(routes.mall)}>{texts.toMall}</ButtonLink>}
    >
      <p>{texts.emptyText}</p>
    </EmptyState>
  );
}

/** Before the page is alive nobody knows of a session: the small script of every page shows the right half. */
function EmptyUnlessAccount() {
  const texts = cartTexts[useLanguage()];
  return (
    <>
      <div suppressHydrationWarning {...{ [accountLinks]: 'guest' }}>
        <Empty />
      </div>
      <div hidden suppressHydrationWarning {...{ [accountLinks]: 'user' }}>
        <Waiting label={texts.loading} />
      </div>
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return <Skeleton shape="rows" lines={4} label={label} />;
}

function NotLoaded({ onRetry }: { onRetry: () => Promise<void> }) {
  const texts = cartTexts[useLanguage()];
  return (
    <ErrorState
      title={texts.failedTitle}
      retry={
        <Button type="button" onClick={() => void onRetry()}>
          {texts.retry}
        </Button>
      }
    >
      <p>{texts.failedText}</p>
    </ErrorState>
  );
}
