import type { RefCallback } from 'react';

interface WantedPart {
  /** For the element around a closed `details`. */
  watch: RefCallback<HTMLElement>;
  /** Settles when somebody comes to what is in there: with a pointer, with the focus, by opening it. */
  wanted: Promise<void>;
}

const acts = ['pointerover', 'pointerdown', 'focusin', 'toggle'];

/** What stands closed on a page, and whose script waits until it is wanted. */
export function wantedPart(): WantedPart {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const watch: RefCallback<HTMLElement> = (around) => {
    const closed = around?.querySelector('details:not([open])');
    // Opened before this came to life, or not there: only its script can make it then.
    if (!closed) want();
    for (const act of acts) closed?.addEventListener(act, want, { once: true });
  };
  return { watch, wanted };
}
