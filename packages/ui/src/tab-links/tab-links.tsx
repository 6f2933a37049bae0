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

/** Tabs that are addresses: each opens its own page or query, no script. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav
      // Again with each count that comes, and with the fonts: both make tabs wider.
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

/** Where not all have room, the row begins with the current one in it. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]');
  if (!row || !current) return;
  const beyond = current.getBoundingClientRect().right - row.getBoundingClientRect().right;
  if (beyond > 0) row.scrollLeft += Math.ceil(beyond);
}
