import styles from './tab-links.module.css';

export interface TabLink {
  href: string;
  label: string;
  count?: number;
  current?: boolean;
}

export interface TabLinksProps {
  /** Names the navigation for a screen reader, e.g. “Orders by state”. */
  label: string;
  items: readonly TabLink[];
}

/** Tabs that are links: each opens its own page or query, without a script. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav
      // Runs again after each new count and after the fonts have loaded, because both make tabs wider.
      ref={(row) => {
        showCurrent(row);
        void row?.ownerDocument.fonts?.ready.then(() => showCurrent(row));
      }}
      className={styles.scroller}
      aria-label={label}
    >
      <ul className={styles.tabs}>
        {items.map(({ href, label: words, count, current }) => (
          <li key={href}>
            <a className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
              {words}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** If there is not enough room for all tabs, scrolls the row so that the current one is visible. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]');
  if (!row || !current) return;
  const beyond = current.getBoundingClientRect().right - row.getBoundingClientRect().right;
  if (beyond > 0) row.scrollLeft += Math.ceil(beyond);
}
