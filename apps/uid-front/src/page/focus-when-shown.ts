/** Used as a `ref`: the control that was pressed is gone, so the focus goes to the element that replaced it. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
