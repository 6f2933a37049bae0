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
  /** Milliseconds a message stays. */
  duration: number;
  /** Pixels between the window's top and the first message. */
  top: number;
  /** Where the region stands; the page's body unless given. A micro-app's styles reach its own element only. */
  parent?: Element;
}

/** Yields what takes the message away. */
export type Notify = (message: string, tone?: NoticeTone, isKept?: boolean) => () => void;

interface Shown {
  toast: HTMLElement;
  /** None of a message that is kept. */
  clock?: ReturnType<typeof setTimeout>;
}

/**
 * Puts the region for short messages into the page and returns what shows one in it. A message leaves by
 * itself, but not while the reader points at the region or stands in it, and one that is kept not at all;
 * one that is already showing is not stacked, its time starts again. Place it once a document, before the
 * first message: a live region that only just appeared is not read out.
 */
export function createNotifications(options: NotificationsOptions): Notify {
  const region = createRegion(options);
  const shown = new Map<string, Shown>();
  let isPaused = false;

  function dismiss(key: string) {
    const { toast, clock } = shown.get(key) ?? {};
    clearTimeout(clock);
    shown.delete(key);
    // Not every browser says that the focus has gone with what had it.
    if (toast?.contains(document.activeElement)) setPaused(false);
    toast?.remove();
  }

  function startClock(key: string) {
    const message = shown.get(key);
    if (!message) return;
    clearTimeout(message.clock);
    message.clock = setTimeout(dismiss, options.duration, key);
    // Stopped, it still says that the message leaves by itself.
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
    // A new element is read out again.
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
  // Shown even when empty, so that a screen reader knows it.
  region.showPopover?.();
  return region;
}

/** Entering the top layer anew puts the region above a dialog that opened in between, unless a page gave it a place. */
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
