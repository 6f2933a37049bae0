import type { MicroAppProps } from '@uid/micro-app/protocol';

/** Pixels that a message needs beside a dialog; with less it stands in the dialog, below its head. */
const roomBeside = 280;
const gap = 8;

/**
 * Messages and dialogs share the top of the window. While a dialog is open, the messages stand in it: outside of a modal
 * dialog nothing is read out, and a press goes through to what lies below. While one is kept until it is closed, the
 * dialog begins below it (`--messages`, read by the dialog's styles). One that leaves by itself moves no dialog: it
 * stands beside it, or below its head, and covers neither title nor close button.
 *
 * @param hasKept whether what stands in the region waits for somebody
 */
export function keepMessagesInSight(
  { container, signal }: Pick<MicroAppProps, 'container' | 'signal'>,
  hasKept: () => boolean,
): void {
  const region = container.querySelector<HTMLElement>('[popover][aria-live]');
  if (!region) return;
  const { top } = region.style;
  const lastOpen = () => [...container.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

  function place(): void {
    const isKept = region!.childElementCount > 0 && hasKept();
    // Where motion is reduced, a new place is measured a frame later: it is reckoned.
    const bottom = isKept ? Number.parseFloat(top) + region!.offsetHeight : 0;
    container.style.setProperty('--messages', `${bottom}px`);
    const dialog = isKept ? undefined : lastOpen();
    Object.assign(region!.style, { top, right: '', ...(dialog && placeAt(dialog)) });
  }

  function moveTo(parent: HTMLElement): void {
    if (region!.parentElement !== parent) parent.append(region!);
    // Entering the top layer anew puts the region above what entered it before.
    region!.hidePopover();
    region!.showPopover();
    place();
  }

  // It does not bubble.
  container.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      moveTo(target.open ? target : (lastOpen() ?? container));
    },
    true,
  );
  // A screen that is left takes its dialog with it.
  const changes = new MutationObserver(() => {
    if (!region.isConnected) moveTo(lastOpen() ?? container);
  });
  changes.observe(container, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  const observer = new ResizeObserver(place);
  observer.observe(region);
  observer.observe(container);
}

/** Offsets are of the layout: the dialog may still be on its way to its place. */
function placeAt({ offsetLeft, offsetTop, firstElementChild: head }: HTMLDialogElement) {
  if (offsetLeft >= roomBeside) return { right: `${innerWidth - offsetLeft + gap}px` };
  const headHeight = head instanceof HTMLElement ? head.offsetHeight : 0;
  return { top: `${offsetTop + headHeight + gap}px` };
}
