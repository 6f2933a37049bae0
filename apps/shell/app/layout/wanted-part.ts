import type { RefCallback } from 'react';

interface WantedPart {
  /** Ref for the element around a closed `details`. */
  watch: RefCallback<HTMLElement>;
  /** Resolves when somebody comes to the closed part: with a pointer, with the focus, or by opening it. */
  wanted: Promise<void>;
}

const acts = ['pointerover', 'pointerdown', 'focusin', 'toggle'];

/** A part that is closed at first on a page and whose script waits until the part is wanted. */
export function wantedPart(): WantedPart {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const watch: RefCallback<HTMLElement> = (around) => {
    const closed = around?.querySelector('details:not([open])');
    // The part was opened before hydration, or is missing: then only its script can render it.
    if (!closed) want();
    for (const act of acts) closed?.addEventListener(act, want, { once: true });
  };
  return { watch, wanted };
}
