/**
 * Moves the focus to the child's heading, as a browser does for a new page, unless the child chose
 * a place itself or the visitor has meanwhile gone on to something else.
 */
export function focusHeading(wrapper: Element, cameFrom: Element | null): void {
  const { activeElement, body } = document;
  const hasMoved = activeElement !== body && activeElement !== cameFrom;
  if (hasMoved || activeElement?.matches('input, textarea, select')) return;
  const heading = wrapper.querySelector<HTMLElement>('h1, h2, [role=heading]');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Gives the focus back when the child that had it is gone. */
export function returnFocus(cameFrom: Element | null): void {
  if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
}
