/**
 * Moves the focus to the child's heading, as a browser does for a new page, unless the child has set the focus itself
 * or the visitor has moved it elsewhere meanwhile.
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

/** Returns the focus to the element that had it before the child, after the child has left. */
export function returnFocus(cameFrom: Element | null): void {
  if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
}
