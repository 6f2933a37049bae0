/** As a `ref`: what was pressed is gone, so the focus goes to what came in its place. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
