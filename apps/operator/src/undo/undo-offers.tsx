import { useLocation } from '@tanstack/react-router';
import type { Endpoint } from '@uid/contract/endpoint';
import { Icon } from '@uid/ui/icon';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { ActionButton } from '../request/action-button.tsx';
import { useTexts } from '../session/console-session.ts';
import { UndoContext } from './use-offer-undo.ts';
import type { Undoable } from './use-offer-undo.ts';
import styles from './undo-offers.module.css';

const texts = {
  zh: { undo: '撤销', close: '关闭' },
  en: { undo: 'Undo', close: 'Close' },
};

type Offer = Undoable<Endpoint> & { path: string };

/**
 * Wraps a screen and shows at its foot an offer to undo the last action, until the user does something else or opens
 * another screen. The offer's own button is outside of the context, so that the offer stays if the undo fails.
 */
export function UndoOffers({ children }: { children: ReactNode }) {
  const own = useTexts(texts);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [last, setLast] = useState<Offer>();
  const undo = useMemo(
    () => ({
      offer: <E extends Endpoint>(undoable: Undoable<E>) =>
        setLast({ ...(undoable as unknown as Undoable<Endpoint>), path }),
      end: () => setLast(undefined),
    }),
    [path],
  );
  const offered = last?.path === path ? last : undefined;
  const { end } = undo;
  return (
    <>
      <UndoContext value={undo}>{children}</UndoContext>
      <output className={offered && styles.bar}>
        {offered && (
          <>
            <span>{offered.words}</span>
            <ActionButton
              endpoint={offered.endpoint}
              input={offered.input}
              onDone={(result) => {
                end();
                offered.onDone?.(result);
              }}
            >
              {own.undo}
            </ActionButton>
            <button type="button" className={styles.close} aria-label={own.close} onClick={end}>
              <Icon name="close" size={16} />
            </button>
          </>
        )}
      </output>
    </>
  );
}
