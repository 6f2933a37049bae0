/**
 * The `ref` of a control that also has `autoFocus`. React focuses the control before its dialog is open, and does not
 * write the attribute. The dialog looks for the attribute when it opens, and would focus its close button otherwise.
 */
export function focusHere(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '');
}
