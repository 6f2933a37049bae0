import { notificationTop } from '@uid/contract/constants';
import type { MicroAppProps } from '@uid/micro-app/protocol';

/**
 * Pixels that a message needs beside a dialog or above it; with less room, the message is shown in the dialog's foot.
 */
const roomBeside = 280;
const roomAbove = 120;
/** Width of the window in pixels from which a message fits between the two ends of the header. */
const roomInHeader = 1280;
const gap = 8;

/**
 * Keeps notifications visible, because messages and dialogs share the top of the window. While a dialog is
 * open, the messages are inside of it: outside of a modal dialog a screen reader reads nothing, and a press
 * goes through to what lies below. While a message is kept until it is closed, the dialog begins below the
 * message (`--messages`, read by the dialog's styles). A message that disappears by itself moves no text that
 * is being read: it is shown beside the dialog or above it, or, on a phone, at its foot, where the content
 * above can be scrolled. Without a dialog, messages are shown below the header if the header is full, and below
 * the navigation if the navigation is a row.
 *
 * @param hasKept returns whether the region has a message that stays until the user closes it
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
    // The focused element may be where the message is now.
    if (isAtFoot) dialog.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    // With reduced motion, a measurement would give the new position only a frame later, so the bottom is computed.
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
    // Leaving and entering the top layer puts the region above everything that entered before.
    leaveTopLayer(true);
    place();
  }

  // The toggle event does not bubble, so the listener captures it.
  container.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      moveTo(target.open ? target : (lastOpen() ?? container));
    },
    true,
  );
  // When the user leaves a screen, its dialog is removed, and the region in it, too.
  const changes = new MutationObserver(() => {
    if (!region.isConnected) moveTo(lastOpen() ?? container);
  });
  changes.observe(container, { childList: true, subtree: true });
  // The row below the header scrolls away, so the position changes.
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

/**
 * Returns how many pixels lower than in a wide window a message must be: the offset of the console below the header,
 * which stays in sight, or the bottom of the row below the header, which scrolls away.
 */
function bottomOfHeader(container: HTMLElement): number {
  if (innerWidth >= roomInHeader) return 0;
  const row = container.querySelector('aside')?.getBoundingClientRect();
  const isRow = row !== undefined && row.width === container.offsetWidth;
  return Math.max(container.offsetTop, isRow ? row.bottom : 0);
}

/**
 * True if there is no room beside or above the dialog. Offsets ignore transforms, because the dialog may still be
 * moving to its place.
 */
function isNarrow({ offsetLeft, offsetTop }: HTMLDialogElement): boolean {
  return offsetLeft < roomBeside && offsetTop < roomAbove;
}
