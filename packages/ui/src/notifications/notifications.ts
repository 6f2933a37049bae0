import { classNames } from '../class-names/class-names.ts';
import iconStyles from '../icon/icon.module.css';
import { noticePaths } from '../icon/notice-paths.ts';
import { noticeIcons } from '../notice/notice-tones.ts';
import type { NoticeTone } from '../notice/notice-tones.ts';
import styles from './notifications.module.css';

export interface NotificationsOptions {
  /** Names the region for a screen reader, e.g. “Notifications”. */
  label: string;
  closeLabel: string;
  /** Milliseconds for which a message stays. */
  duration: number;
  /** Pixels between the window's top and the first message. */
  top: number;
  /**
   * The element that contains the region; by default the page's body. A micro-app passes its own element, because its
   * styles apply only there.
   */
  parent?: Element;
}

/** Shows a message, and returns a function that removes it. */
export type Notify = (message: string, tone?: NoticeTone, isKept?: boolean) => () => void;

interface Shown {
  toast: HTMLElement;
  /** Undefined for a message that stays until it is closed. */
  clock?: ReturnType<typeof setTimeout>;
}

/**
 * Adds the region for short messages to the page and returns the function that shows a message in it. A message
 * disappears after `duration`, but not while the pointer or the focus is in the region; a message with `isKept` stays.
 * Repeating a visible message restarts its time instead of adding a second one. Call this once per document, before the
 * first message: screen readers do not announce a live region that has just appeared.
 */
export function createNotifications(options: NotificationsOptions): Notify {
  const region = createRegion(options);
  const shown = new Map<string, Shown>();
  let isPaused = false;

  function dismiss(key: string) {
    const { toast, clock } = shown.get(key) ?? {};
    clearTimeout(clock);
    shown.delete(key);
    // Not every browser fires `focusout` when the focused element is removed.
    if (toast?.contains(document.activeElement)) setPaused(false);
    toast?.remove();
  }

  function startClock(key: string) {
    const message = shown.get(key);
    if (!message) return;
    clearTimeout(message.clock);
    message.clock = setTimeout(dismiss, options.duration, key);
    // The stopped timer stays stored, because it marks the message as one that disappears by itself.
    if (isPaused) clearTimeout(message.clock);
  }

  function setPaused(paused: boolean) {
    isPaused = paused;
    for (const [key, { clock }] of shown) if (clock) startClock(key);
  }

  for (const start of ['pointerenter', 'focusin'])
    region.addEventListener(start, () => setPaused(true));
  for (const end of ['pointerleave', 'focusout'])
    region.addEventListener(end, () => setPaused(false));

  return (message, tone = 'info', isKept) => {
    const key = `${tone} ${message}`;
    const same = shown.get(key);
    const onClose = () => dismiss(key);
    const toast = createToast({ message, tone, options, onClose });
    // A screen reader announces the message again, because the element is new.
    if (same) same.toast.replaceWith(toast);
    else region.append(toast);
    clearTimeout(same?.clock);
    shown.set(key, { toast });
    raise(region);
    if (!isKept) startClock(key);
    return onClose;
  };
}

function createRegion({ label, top, parent = document.body }: NotificationsOptions): HTMLElement {
  const region = document.createElement('section');
  region.className = classNames(styles.region) ?? '';
  region.style.top = `${top}px`;
  region.popover = 'manual';
  region.setAttribute('aria-label', label);
  region.setAttribute('aria-live', 'polite');
  parent.append(region);
  // Shown even while empty, so that screen readers register the region.
  region.showPopover?.();
  return region;
}

/**
 * Re-enters the top layer, so that the region is above a dialog that was opened in between; not if a page has placed
 * the region itself.
 */
function raise(region: HTMLElement): void {
  if (!region.popover || !document.querySelector('dialog[open]')) return;
  region.hidePopover?.();
  region.showPopover?.();
}

interface ToastOptions {
  message: string;
  tone: NoticeTone;
  options: NotificationsOptions;
  onClose: () => void;
}

function createToast({ message, tone, options, onClose }: ToastOptions): HTMLElement {
  const toast = document.createElement('div');
  toast.className = classNames(styles.toast, styles[tone]) ?? '';
  const words = document.createElement('p');
  words.textContent = message;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = classNames(styles.close) ?? '';
  close.setAttribute('aria-label', options.closeLabel);
  close.append(createIcon('close', 16));
  close.addEventListener('click', onClose);
  toast.append(createIcon(noticeIcons[tone], 20), words, close);
  return toast;
}

const svg = 'http://www.w3.org/2000/svg';

function createIcon(name: keyof typeof noticePaths, size: number): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', classNames(iconStyles.icon) ?? '');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('width', `${size}`);
  icon.setAttribute('height', `${size}`);
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', noticePaths[name]);
  icon.append(path);
  return icon;
}
