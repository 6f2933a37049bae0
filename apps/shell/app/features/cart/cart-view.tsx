import type { Cart, CartLine } from '@uid/contract/cart';
import { accountLinks } from '@uid/contract/markers';
import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { ErrorState } from '@uid/ui/error-state';
import { Notice } from '@uid/ui/notice';
import { Skeleton } from '@uid/ui/skeleton';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { lazyExtra } from '../../layout/lazy-extra.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import type { CartFailure } from './change-cart.ts';
import { RemovedLine } from './removed/removed-line.tsx';
import type { RemovedFacts } from './removed/removed-line.tsx';
import { CartRow } from './row/cart-row.tsx';
import { lineName } from './row/line-name.ts';
import { SavedLines } from './saved-lines.tsx';
import { SelectAll } from './select-all.tsx';
import { LineDrawing } from '../orders/parts/line-drawing.tsx';
import { CartSummary } from './cart-summary.tsx';
import { cartTexts } from './cart-texts.ts';
import styles from './cart.module.css';
import type { CartChange } from './live/cart-change.ts';
import { useCart } from './live/use-cart.ts';
import type { LiveCart } from './live/use-cart.ts';
import { notifyOtherTabs } from './live/other-tabs.ts';
import type { OrderListAnswer } from './order-list/answer-order-list.ts';
import { useLostFocus } from '../../layout/use-lost-focus.ts';
import { wantedPart } from '../../layout/wanted-part.ts';
import { useStoredToken } from '../../request/use-stored-token.ts';

const loadOrderList = async () => (await import('./order-list/order-list.tsx')).OrderList;

const { watch: watchList, wanted: isListWanted } = wantedPart();

/**
 * Rendered at once on the server; hydrated in the browser when the visitor comes to it. If its script does not arrive,
 * it stays the form that works without script, and the rest of the cart works.
 */
const OrderList = import.meta.env.SSR
  ? await loadOrderList()
  : lazyExtra(() => isListWanted.then(loadOrderList));

const KeepList = lazyExtra(async () => (await import('../reorder-lists/keep-list.tsx')).KeepList);

export interface CartViewProps {
  guestCart: Cart;
  /** Why a form that was sent without script changed nothing. */
  formFailure: CartFailure | undefined;
  /** What a form that was sent without script removed. */
  formRemoved: RemovedFacts | undefined;
  /** The result of an order list that was sent without script. */
  formList: OrderListAnswer | undefined;
}

/** The cart: plain forms at first, changed in place once the page is hydrated. */
export function CartView({ guestCart, formFailure, formRemoved, formList }: CartViewProps) {
  const live = useCart(guestCart);
  const token = useStoredToken();
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  const { cart, reload } = live;
  const handleAdded = useCallback(() => {
    void reload();
    notifyOtherTabs();
  }, [reload]);
  // Always the same element: an update before its script has arrived would render the list anew, and what was typed
  // would be lost.
  const list = useMemo(
    () => (
      <Suspense>
        <OrderList formAnswer={formList} onAdded={handleAdded} />
      </Suspense>
    ),
    [formList, handleAdded],
  );
  const hasLines = cart !== undefined && cart.lines.length > 0;
  // Below a cart that is still loading, the list would move under the visitor's eyes.
  const isListHidden = live.isLive && cart === undefined && !live.loadError;
  useNamedOnceShown(isListHidden);
  // One tree for all states of the cart, so that the list keeps its own state when they change.
  return (
    <div className={hasLines ? styles.cart : undefined} ref={place}>
      <div>
        {cart ? (
          <KnownCart
            {...{ live, cart, formRemoved, leadTo }}
            failure={live.failure ?? formFailure}
          />
        ) : (
          <UnknownCart live={live} />
        )}
        <div
          className={styles.list}
          ref={watchList}
          data-print="no"
          // Not `false` at first: only a changed value shows again what a small script has hidden from a session.
          hidden={live.isLive ? isListHidden : undefined}
          suppressHydrationWarning
          {...{ [accountLinks]: live.isLive ? undefined : 'guest' }}
        >
          {list}
          {hasLines && token && (
            <Suspense fallback={<div className={styles.keep} />}>
              <KeepList lines={cart.lines} />
            </Suspense>
          )}
        </div>
      </div>
      {hasLines && (
        <CartSummary
          cart={cart}
          isChanging={live.isChanging}
          hasFailed={live.failure !== undefined}
          isLive={live.isLive}
        />
      )}
    </div>
  );
}

/**
 * The browser went to the element that the address names while that was hidden. Once shown, it is scrolled into view.
 */
function useNamedOnceShown(isHidden: boolean): void {
  const wasHidden = useRef(false);
  useEffect(() => {
    if (wasHidden.current && !isHidden)
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    wasHidden.current = isHidden;
  }, [isHidden]);
}

interface KnownCartProps extends Pick<CartViewProps, 'formRemoved'> {
  live: LiveCart;
  cart: Cart;
  failure: CartFailure | undefined;
  /** Says where the focus goes once the element that had it is gone. */
  leadTo: (selector: string) => void;
}

/** What is in the cart and what was saved for later, below what failed or was removed. */
function KnownCart({ live, cart, formRemoved, failure, leadTo }: KnownCartProps) {
  const [removed, setRemoved] = useState<RemovedLineState>();
  const handleUndone = (sku: string) => {
    setRemoved(undefined);
    leadTo(`#line-${sku} a`);
  };
  const handleChange = (isSaved: boolean) => (change: CartChange, line: CartLine) => {
    if (change.kind === 'removal') setRemoved({ line, isSaved });
    // A removal that is refused brings its line back, which then gets the focus.
    if (change.kind === 'saving' || change.kind === 'removal') leadTo(`#line-${change.sku} a`);
    if (change.kind === 'quantity') leadTo(`#quantity-${change.sku}`);
    live.change(change);
  };
  return (
    <>
      {live.loadError && <Notice tone="warning" role="alert" title={live.loadError.message} />}
      <Undo {...{ live, cart, removed, formRemoved }} onUndone={handleUndone} />
      <ElsewhereFailure {...{ cart, failure }} />
      {cart.lines.length > 0 ? (
        <>
          <SelectAll lines={cart.lines} onChange={live.isLive ? live.change : undefined} />
          <Lines {...{ cart, failure }} onChange={live.isLive ? handleChange(false) : undefined} />
        </>
      ) : (
        <NothingToOrder hasSaved={cart.saved.length > 0} isLive={live.isLive} />
      )}
      <SavedLines lines={cart.saved} onChange={live.isLive ? handleChange(true) : undefined} />
    </>
  );
}

function UnknownCart({ live: { loadError, reload } }: { live: LiveCart }) {
  const texts = cartTexts[useLanguage()];
  if (loadError) return <NotLoaded message={loadError.message} onRetry={reload} />;
  return <Waiting label={texts.loading} />;
}

interface RemovedLineState {
  line: CartLine;
  /** True if the line had been saved for later. */
  isSaved: boolean;
}

interface UndoProps {
  live: LiveCart;
  cart: Cart;
  removed: RemovedLineState | undefined;
  formRemoved: RemovedFacts | undefined;
  onUndone: (sku: string) => void;
}

/** Undoes the last removal, made on this page or by the form that led to it. */
function Undo({ live, cart, removed, formRemoved, onUndone }: UndoProps) {
  const { sku } = removed?.line ?? formRemoved ?? {};
  // The line is back, or was never gone: undoing the removal would add to it.
  if ([...cart.lines, ...cart.saved].some((line) => line.sku === sku)) return null;
  if (removed) {
    const { line, isSaved } = removed;
    const handleUndo = () => {
      live.change({ kind: 'return', sku: line.sku, line, isSaved });
      onUndone(line.sku);
    };
    const named = { ...line, name: lineName(line) };
    return <RemovedLine key={line.sku} removed={named} onUndo={handleUndo} />;
  }
  return formRemoved ? <RemovedLine removed={formRemoved} onUndo={undefined} /> : null;
}

interface LinesProps {
  cart: Cart;
  failure: CartFailure | undefined;
  onChange: ((change: CartChange, line: CartLine) => void) | undefined;
}

function Lines({ cart, failure, onChange }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {cart.lines.map((line) => (
        <CartRow
          key={line.sku}
          line={line}
          problem={failure?.sku === line.sku ? failure.message : undefined}
          onChange={onChange && ((change) => onChange(change, line))}
        />
      ))}
    </ul>
  );
}

/** The failure of a line that is not in the cart (any more), such as one that could not be restored. */
function ElsewhereFailure({ cart, failure }: Pick<LinesProps, 'cart' | 'failure'>) {
  const texts = cartTexts[useLanguage()];
  if (!failure || cart.lines.some(({ sku }) => sku === failure.sku)) return null;
  return <Notice tone="danger" role="alert" title={texts.problem(failure.message)} />;
}

function NothingToOrder({ hasSaved, isLive }: { hasSaved: boolean; isLive: boolean }) {
  const texts = cartTexts[useLanguage()];
  if (hasSaved) return <p>{texts.nothingInCart}</p>;
  return <EmptyUnlessAccount isLive={isLive} />;
}

function Empty() {
  const texts = cartTexts[useLanguage()];
  const token = useStoredToken();
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={texts.emptyTitle}
      drawing={<LineDrawing drawing="sim" />}
      actions={<ButtonLink href={localPath(routes.mall)}>{texts.toMall}</ButtonLink>}
    >
      {!token && <p>{texts.emptyText}</p>}
    </EmptyState>
  );
}

/**
 * Before hydration the session is unknown, and the script of every page shows the right half. What a guest sees stays
 * the same element, and so does its drawing.
 */
function EmptyUnlessAccount({ isLive }: { isLive: boolean }) {
  const texts = cartTexts[useLanguage()];
  return (
    <>
      <div suppressHydrationWarning {...{ [accountLinks]: isLive ? undefined : 'guest' }}>
        <Empty />
      </div>
      {!isLive && (
        <div hidden suppressHydrationWarning {...{ [accountLinks]: 'user' }}>
          <Waiting label={texts.loading} />
        </div>
      )}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return <Skeleton shape="rows" lines={4} label={label} />;
}

interface NotLoadedProps {
  message: string;
  onRetry: () => Promise<void>;
}

function NotLoaded({ message, onRetry }: NotLoadedProps) {
  const texts = cartTexts[useLanguage()];
  return (
    <ErrorState
      title={texts.failedTitle}
      retry={<Button onClick={() => void onRetry()}>{texts.retry}</Button>}
    >
      <p>{message}</p>
      <p>{texts.failedText}</p>
    </ErrorState>
  );
}
