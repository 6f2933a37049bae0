import { Icon } from '../icon/icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  labels: { navigation: string; previous: string; next: string };
}

/** Links to the pages of a list; renders nothing if there is only one page. */
export function Pagination({ page, pageCount, hrefFor, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={labels.navigation}>
      {page > 1 && (
        <a className={styles.step} href={hrefFor(page - 1)} rel="prev">
          <Icon name="arrow-left" size={16} />
          {labels.previous}
        </a>
      )}
      <ol className={styles.pages}>
        {pageNumbers(page, pageCount).map((n, index) => (
          <li key={n === 'gap' ? `gap ${index}` : n} aria-hidden={n === 'gap' || undefined}>
            {n === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefFor(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className={styles.step} href={hrefFor(page + 1)} rel="next">
          {labels.next}
          <Icon name="arrow-right" size={16} />
        </a>
      )}
    </nav>
  );
}
