import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabPanel {
  /** Becomes the panel's id, and so an address to link to. */
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabPanel[];
}

/**
 * Panels on one page. Without script all panels stand one under another and the tabs jump to them;
 * with script one panel shows at a time, and the arrow keys, Home and End move between the tabs.
 */
export function Tabs({ label, items }: TabsProps) {
  const isHydrated = useSyncExternalStore(neverChanges, onBrowser, onServer);
  const [chosen, choose] = useState(items[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const next =
      items[
        nextIndex(
          event.key,
          items.findIndex(({ id }) => id === chosen),
          items.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[href="#${next.id}"]`)?.focus();
  }

  return (
    <div>
      <div
        className={styles.scroller}
        ref={list}
        {...(isHydrated && { role: 'tablist', 'aria-label': label, onKeyDown: handleKeyDown })}
      >
        <div className={styles.tabs}>
          {items.map(({ id, label: words }) => (
            <a
              key={id}
              className={styles.tab}
              href={`#${id}`}
              {...(isHydrated && tabState(id, id === chosen, choose))}
            >
              {words}
            </a>
          ))}
        </div>
      </div>
      {items.map(({ id, label: words, panel }) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          {...(isHydrated
            ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, hidden: id !== chosen }
            : { 'aria-label': words })}
        >
          {panel}
        </section>
      ))}
    </div>
  );
}

function tabState(id: string, isChosen: boolean, choose: (id: string) => void) {
  return {
    id: `${id}-tab`,
    role: 'tab',
    'aria-selected': isChosen,
    'aria-controls': id,
    tabIndex: isChosen ? 0 : -1,
    onClick(event: { preventDefault: () => void }) {
      event.preventDefault();
      choose(id);
    },
  };
}

function nextIndex(key: string, index: number, length: number): number {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : -1;
}

const neverChanges = () => () => {};
const onBrowser = () => true;
const onServer = () => false;
