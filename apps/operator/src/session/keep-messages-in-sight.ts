import { notificationTop } from '@uid/contract/constants';
import type { MicroAppProps } from '@uid/micro-app/protocol';

/** Pixels that a message needs beside a dialog or above it; with less it stands in the dialog, at its foot. */
const roomBeside = 280;
const roomAbove = 120;
/** Pixels of a window in which a message stands between what the header has at either side. */
const roomInHeader = 1280;
const gap = 8;

/**
 * Messages and dialogs share the top of the window. While a dialog is open, the messages stand in it: outside of a modal
 * dialog nothing is read out, and a press goes through to what lies below. While one is kept until it is closed, the
 * dialog begins below it (`--messages`, read by the dialog's styles). One that leaves by itself moves nothing that is
 * read: it stands beside the dialog or above it, or, on a phone, at its foot, and what is above it can be scrolled.
 * Without a dialog it stands below the header where that is full, and below the way to other screens where that is a row.
 *
 * @param hasKept whether what stands in the region waits for somebody
 */
export function keepMessagesInSight(
  { container, signal }: Pick<MicroAppProps, 'container' | 'signal'>,
  hasKept: () => boolean,
): void {
  const region = container.querySelector<HTMLElement>('[popover][aria-live]');
  if (!region) return;
  const lastOpen = () => [...container.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

  function place(): void {
    const hasMessages = region!.childElementCount > 0;
    const isKept = hasMessages && hasKept();
    const open = lastOpen();
    const dialog = isKept ? undefined : open;
    const isAtFoot = dialog !== undefined && isNarrow(dialog);
    leaveTopLayer(isAtFoot);
    const { style } = region!;
    style.top = `${notificationTop + (open ? 0 : bottomOfHeader(container))}px`;
    style.position = isAtFoot ? 'static' : '';
    style.display = isAtFoot ? 'grid' : '';
    style.padding = isAtFoot && hasMessages ? `${gap}px` : '';
    const isBeside = dialog && dialog.offsetLeft >= roomBeside;
    style.right = isBeside ? `${innerWidth - dialog.offsetLeft + gap}px` : '';
    // What has the focus may have stood where the message is now.
    if (isAtFoot) dialog.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    // Where motion is reduced, a new place is measured a frame later: it is reckoned.
    const bottom = isKept ? Number.parseFloat(style.top) + region!.offsetHeight : 0;
    container.style.setProperty('--messages', `${bottom}px`);
  }

  function leaveTopLayer(leaves: boolean): void {
    if (leaves) region!.popover = null;
    else if (region!.popover === null) {
      region!.popover = 'manual';
      region!.showPopover();
    }
  }

  function moveTo(parent: HTMLElement): void {
    if (region!.parentElement !== parent) parent.append(region!);
    // Entering the top layer anew puts the region above what entered it before.
    leaveTopLayer(true);
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
  // Below the header stands what is scrolled away.
  const onScroll = () => region.childElementCount > 0 && place();
  addEventListener('scroll', onScroll, { passive: true, signal });
  const sizes = new ResizeObserver(place);
  sizes.observe(region);
  sizes.observe(container);
  signal.addEventListener('abort', () => {
    changes.disconnect();
    sizes.disconnect();
  });
}

/** The header stays in sight; the row below it is scrolled away. */
function bottomOfHeader(container: HTMLElement): number {
  if (innerWidth >= roomInHeader) return 0;
  const row = container.querySelector('aside')?.getBoundingClientRect();
  const isRow = row !== undefined && row.width === container.offsetWidth;
  return Math.max(container.offsetTop, isRow ? row.bottom : 0);
}

/** Offsets are of the layout: the dialog may still be on its way to its place. */
function isNarrow({ offsetLeft, offsetTop }: HTMLDialogElement): boolean {
  return offsetLeft < roomBeside && offsetTop < roomAbove;
}
