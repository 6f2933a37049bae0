import { getCart } from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import { isClientError, isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Language } from '@uid/contract/language';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { followCartCount, writeCartCount } from '../../../request/cart-count.ts';
import { useResource } from '../../../request/use-resource.ts';
import { useStoredToken } from '../../../request/use-stored-token.ts';
import { cartTexts } from '../cart-texts.ts';
import { applyChange } from './cart-change.ts';
import type { CartChange } from './cart-change.ts';
import { createChangeQueue } from './change-queue.ts';
import { notifyOtherTabs, useOtherTabs } from './other-tabs.ts';
import { sendChange } from './send-change.ts';

export interface LiveCart {
  /** The cart to show now; undefined while a session's cart is loading. */
  cart: Cart | undefined;
  /** True if something that is shown is not yet confirmed by the server. */
  isChanging: boolean;
  /** True once scripts can change the cart; until then its forms do. */
  isLive: boolean;
  loadError: ClientError | undefined;
  failure: { sku: string; message: string } | undefined;
  change: (change: CartChange) => void;
  reload: () => Promise<void>;
}

/** The cart of the session, else of the guest. Changes are shown at once and sent to the server in order. */
export function useCart(guestCart: Cart): LiveCart {
  const language = useLanguage();
  const token = useStoredToken();
  const { data, error, reload, replace } = useResource(getCart, { language });
  const [waiting, setWaiting] = useState<readonly CartChange[]>([]);
  const [failure, setFailure] = useState<LiveCart['failure']>();

  const change = useMemo(
    () =>
      createChangeQueue<Cart>({
        send: (change) => sendChange(change, language),
        onAnswer: (answer) => {
          replace(answer);
          notifyOtherTabs();
        },
        onWaiting: setWaiting,
        onFailure: (cause, { sku, kind }) => {
          if (!isClientError(cause)) throw cause;
          const isGone = kind === 'return' && isRefusal(cause, 'NOT_FOUND');
          const message = isGone ? cartTexts[language].goneMeanwhile : wordsOf(cause, language);
          setFailure({ sku, message });
          void reload();
        },
      }),
    [language, reload, replace],
  );

  const known = data ?? (token ? undefined : guestCart);
  const cart = known && waiting.reduce(applyChange, known);
  useStoredCount(data ? cart?.count : undefined, reload);
  useOtherTabs(reload);
  return {
    cart,
    isChanging: waiting.length > 0,
    isLive: token !== undefined,
    loadError: data ? undefined : error,
    failure,
    change: (next) => {
      setFailure(undefined);
      change(next);
    },
    reload,
  };
}

/**
 * The request layer's own message is the same in both languages; a text about what it means for the cart follows it.
 */
function wordsOf({ kind, message }: ClientError, language: Language): string {
  return kind === 'no-response' ? `${message} ${cartTexts[language].noAnswer}` : message;
}

/** Keeps the header's count up to date, and reloads a cart that was changed in another tab. */
function useStoredCount(count: number | undefined, reload: () => Promise<void>): void {
  const shown = useRef(count);
  useEffect(() => {
    shown.current = count;
    if (count !== undefined) writeCartCount(count);
  }, [count]);

  useEffect(() => followCartCount((other) => void (other === shown.current || reload())), [reload]);
}
