/**
 * Messages and dialogs share the top of the window. A message stays above a dialog that opens after it, and while one
 * is kept until it is closed, a dialog begins below it (`--messages`, read by the dialog's styles).
 *
 * @param hasKept whether what stands in the region waits for somebody; what leaves by itself moves no dialog
 */
export function keepMessagesInSight(container: HTMLElement, hasKept: () => boolean): void {
  const region = container.querySelector<HTMLElement>('[popover][aria-live]');
  if (!region) return;
  // It does not bubble. Entering the top layer anew puts the region above what entered it before.
  container.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || !target.open) return;
      region.hidePopover();
      region.showPopover();
    },
    true,
  );
  new ResizeObserver(() => {
    const { bottom } = region.getBoundingClientRect();
    const isKept = region.childElementCount > 0 && hasKept();
    container.style.setProperty('--messages', isKept ? `${bottom}px` : '0px');
  }).observe(region);
}
