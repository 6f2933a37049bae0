/**
 * The `ref` of a control, beside `autoFocus`: React gives it the focus before its dialog is open. The dialog then
 * goes by the attribute, which React leaves away, and would take its close button otherwise.
 */
export function focusHere(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '');
}
