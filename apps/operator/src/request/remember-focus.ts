import { flushSync } from 'react-dom';

/**
 * Remembers where the focus is. Call the returned function once the screen shows the result of a press: if the
 * pressed control is gone or disabled, it moves the focus to the closest ancestor that is left, so that Tab continues
 * from there.
 */
export function rememberFocus(): () => void {
  const { activeElement } = document;
  const around: HTMLElement[] = [];
  for (let each = activeElement?.parentElement; each; each = each.parentElement) around.push(each);
  return () => {
    const { activeElement: now, body } = document;
    const isLost = !now || now === body || now.matches(':disabled');
    const place = around.find(({ isConnected }) => isConnected);
    if (activeElement === body || !isLost || !place || place === body) return;
    goTo(place);
  };
}

/** Runs an act that removes the pressed control, and moves the focus to what surrounded the control. */
export function stayAfter(act: () => void): void {
  const restoreFocus = rememberFocus();
  flushSync(act);
  restoreFocus();
}

/** Focuses an element that is not a control; it stays focusable until it loses the focus. */
export function goTo(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Calls `act` after the latest change has been painted. */
export function onceDrawn(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
