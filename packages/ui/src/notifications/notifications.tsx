import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { noticeIcons } from '../notice/notice.tsx';
import type { NotificationsStore } from './notifications-store.ts';
import styles from './notifications.module.css';

export interface NotificationsProps {
  store: NotificationsStore;
  /** Names the region for a screen reader, e.g. “Notifications”. */
  label: string;
  closeLabel: string;
}

/** The region, 8 px from the top, in which a store's messages appear. Place it once a document. */
export function Notifications({ store, label, closeLabel }: NotificationsProps) {
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const region = useRef<HTMLElement>(null);
  const latest = shown.at(-1)?.id;

  // Always shown, even when empty: a live region that only just appeared is not read out.
  useEffect(() => region.current?.showPopover?.(), []);

  // Entering the top layer anew puts it above a dialog that opened in between.
  useEffect(() => {
    if (latest === undefined || !document.querySelector('dialog[open]')) return;
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
  }, [latest]);

  return (
    // Pointing and standing here only stop the clocks; nothing is operated by it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className={styles.region}
      popover="manual"
      aria-label={label}
      aria-live="polite"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {shown.map(({ id, tone, message, times }) => (
        <div key={id} className={classNames(styles.toast, styles[tone])}>
          <Icon name={noticeIcons[tone]} />
          <p key={times}>{message}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => store.dismiss(id)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </section>
  );
}
