import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface Leading {
  /** What follows is brought into view for a pointer, too: where so much vanishes that the page is another one. */
  isShown?: boolean;
}

interface LostFocus<T extends HTMLElement> {
  /** Within this the next control is looked for. */
  place: RefObject<T | null>;
  /** Said while a press is handled: what takes the focus once the pressed control has gone with the change. */
  leadTo: (selector: string, options?: Leading) => void;
}

interface Next extends Required<Leading> {
  pressed: Element;
  selector: string;
  isByKeyboard: boolean;
}

/** A control that vanishes when it is pressed would leave a keyboard at the top of the page; what follows from the press takes the focus. */
export function useLostFocus<T extends HTMLElement>(): LostFocus<T> {
  const place = useRef<T>(null);
  const next = useRef<Next>(undefined);

  useEffect(() => {
    if (!next.current) return;
    const { pressed, selector, isByKeyboard, isShown } = next.current;
    // Not every browser gives a pressed button the focus: what is to be shown does not wait for one to vanish.
    if (pressed.isConnected && !isShown) return;
    const element = place.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    next.current = undefined;
    // Who presses with a pointer stays where the pointer is.
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
