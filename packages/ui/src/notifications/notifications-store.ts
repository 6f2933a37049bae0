import type { NoticeTone } from '../notice/notice.tsx';

export interface Notification {
  id: number;
  tone: NoticeTone;
  message: string;
  /** How often the same message came while it was showing. */
  times: number;
}

export interface NotificationsStore {
  notify: (message: string, tone?: NoticeTone) => void;
  dismiss: (id: number) => void;
  /** Stops the clocks while the reader points at or stands in the region. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes. */
  getSnapshot: () => readonly Notification[];
}

/**
 * Short messages that leave by themselves. Knows no framework: a view subscribes.
 * A message that is already showing is not stacked, its time starts again.
 * @param duration milliseconds a message stays
 */
export function createNotifications(duration = 3000): NotificationsStore {
  let shown: readonly Notification[] = [];
  let lastId = 0;
  let isPaused = false;
  const listeners = new Set<() => void>();
  const clocks = new Map<number, ReturnType<typeof setTimeout>>();

  function change(next: readonly Notification[]) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function startClock(id: number) {
    clearTimeout(clocks.get(id));
    if (!isPaused) clocks.set(id, setTimeout(dismiss, duration, id));
  }

  function dismiss(id: number) {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
    if (shown.some((item) => item.id === id)) change(shown.filter((item) => item.id !== id));
  }

  function notify(message: string, tone: NoticeTone = 'info') {
    const same = shown.find((item) => item.message === message && item.tone === tone);
    const item = same
      ? { ...same, times: same.times + 1 }
      : { id: ++lastId, tone, message, times: 1 };
    change(same ? shown.map((other) => (other === same ? item : other)) : [...shown, item]);
    startClock(item.id);
  }

  function pause() {
    isPaused = true;
    for (const clock of clocks.values()) clearTimeout(clock);
  }

  function resume() {
    isPaused = false;
    for (const { id } of shown) startClock(id);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { notify, dismiss, pause, resume, subscribe, getSnapshot: () => shown };
}
