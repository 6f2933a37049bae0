import { flushSync } from 'react-dom';

/**
 * Remembers where the focus is. The answer is called once the screen shows what came of a press: where the
 * control that was pressed is gone or at rest, the focus goes to what stood around it, and Tab goes on from there.
 */
export function holdPlace(): () => void {
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

/** Does what takes away the control that was pressed: the focus stays where that stood. */
export function stayAfter(act: () => void): void {
  const goOnHere = holdPlace();
  flushSync(act);
  goOnHere();
}

/** Gives the focus to what is no control, for as long as it stays there. */
export function goTo(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** After what just changed has been drawn. */
export function onceDrawn(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
