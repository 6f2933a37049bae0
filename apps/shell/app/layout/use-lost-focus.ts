import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface Leading {
  /**
   * Scrolls what follows into view for a pointer, too: for changes that remove so much that the page looks like another
   * one.
   */
  isShown?: boolean;
}

interface LostFocus<T extends HTMLElement> {
  /** The next control is searched for inside this element. */
  place: RefObject<T | null>;
  /**
   * Called while a press is handled. Says what takes the focus once the pressed control has disappeared with the
   * change.
   */
  leadTo: (selector: string, options?: Leading) => void;
}

interface Next extends Required<Leading> {
  pressed: Element;
  selector: string;
  isByKeyboard: boolean;
}

/**
 * If a control disappears when it is pressed, a keyboard user would be back at the top of the page; this hook moves the
 * focus to what follows from the press.
 */
export function useLostFocus<T extends HTMLElement>(): LostFocus<T> {
  const place = useRef<T>(null);
  const next = useRef<Next>(undefined);

  useEffect(() => {
    if (!next.current) return;
    const { pressed, selector, isByKeyboard, isShown } = next.current;
    // Not every browser gives a pressed button the focus, so `isShown` does not wait until the pressed element is gone.
    if (pressed.isConnected && !isShown) return;
    const element = place.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    next.current = undefined;
    // The page must not scroll away under a pointer.
    if (document.activeElement === document.body) element.focus({ preventScroll: !isByKeyboard });
    if (isShown) element.scrollIntoView({ block: 'nearest' });
  });

  return {
    place,
    leadTo(selector, { isShown = false } = {}) {
      const pressed = document.activeElement;
      if (!pressed) return;
      const isByKeyboard = pressed.matches(':focus-visible');
      next.current = { pressed, selector, isByKeyboard, isShown };
    },
  };
}
