import { classNames } from '@uid/ui/class-names';
import { use, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { goTo } from '../request/remember-focus.ts';
import { PreviousContext } from '../request/use-list.ts';
import { useTexts } from '../session/console-session.ts';
import styles from './list-body.module.css';

const texts = { zh: '正在载入…', en: 'Loading…' };

/**
 * The rows of a list. The previous rows stay, dimmed and inert, until the new ones have come. If the focus was in a
 * row, or the user turned the page, focus and view go to the beginning of the list.
 */
export function ListBody({ children }: { children: ReactNode }) {
  const loading = useTexts(texts);
  const previous = use(PreviousContext);
  const isPrevious = previous !== undefined;
  const isAwaited = previous === 'awaited';
  const body = useRef<HTMLDivElement>(null);
  const wasPrevious = useRef(false);
  useLayoutEffect(() => {
    const list = body.current;
    if (!list) return;
    const { activeElement } = document;
    const isHere = activeElement?.closest('dialog') === list.closest('dialog');
    // An inert element loses the focus as soon as it is drawn.
    if (isPrevious && isHere && activeElement?.closest('[inert]')) goTo(list);
    if (!isPrevious && wasPrevious.current) {
      const { top } = list.getBoundingClientRect();
      // On a phone the search and the filters fill the window.
      const isBelow = activeElement === list && top > innerHeight / 2;
      if (top < 0 || isBelow) list.scrollIntoView({ block: 'start' });
    }
    wasPrevious.current = isPrevious;
  }, [isPrevious]);
  return (
    <div ref={body} className={styles.body} aria-busy={isAwaited}>
      {isAwaited && <output className="visually-hidden">{loading}</output>}
      <div className={classNames(styles.rows, isPrevious && styles.former)} inert={isPrevious}>
        {children}
      </div>
    </div>
  );
}
