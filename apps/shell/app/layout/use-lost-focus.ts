import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface LostFocus<T extends HTMLElement> {
  /** Within this the next control is looked for. */
  place: RefObject<T | null>;
  /** Said while a press is handled: what takes the focus once the pressed control has gone with the change. */
  leadTo: (selector: string) => void;
}

/** A control that vanishes when it is pressed would leave a keyboard at the top of the page; what follows from the press takes the focus. */
export function useLostFocus<T extends HTMLElement>(): LostFocus<T> {
  const place = useRef<T>(null);
  const next = useRef<{ pressed: Element; selector: string; isByKeyboard: boolean }>(undefined);

  useEffect(() => {
    if (!next.current || next.current.pressed.isConnected) return;
    const { selector, isByKeyboard } = next.current;
    const element = place.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    next.current = undefined;
    // Who presses with a pointer stays where the pointer is.
    if (document.activeElement === document.body) element.focus({ preventScroll: !isByKeyboard });
  });

  return {
    place,
    leadTo(selector) {
      const pressed = document.activeElement;
      if (!pressed) return;
      next.current = { pressed, selector, isByKeyboard: pressed.matches(':focus-visible') };
    },
  };
}
