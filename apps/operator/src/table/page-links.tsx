import { Link } from '@tanstack/react-router';

import { useIsPrevious } from '../request/use-list.ts';
import type { Parameters } from '../routing/use-address.ts';
import { useAddress } from '../routing/use-address.ts';
import { useTexts } from '../session/console-session.ts';
import styles from './page-links.module.css';

const texts = {
  zh: { label: '翻页', first: '回到第一页', next: '下一页' },
  en: { label: 'Pages', first: 'First page', next: 'Next page' },
};

interface PageLinksProps {
  /** The key of the row after which the next page begins, for `after` in the address; undefined on the last page. */
  next: string | undefined;
}

/** Links to the next page and to the first; each page has its own address. */
export function PageLinks({ next }: PageLinksProps) {
  const { label, first, next: nextLabel } = useTexts(texts);
  const { query } = useAddress();
  const isPrevious = useIsPrevious();
  const isFirst = query['after'] === undefined;
  const search = (after: string | undefined): Parameters => ({ ...query, after });
  if (isFirst && next === undefined) return null;
  return (
    <nav className={styles.pages} aria-label={label} inert={isPrevious}>
      {!isFirst && (
        <Link to="." search={search(undefined)}>
          {first}
        </Link>
      )}
      {next !== undefined && (
        <Link to="." search={search(next)}>
          {nextLabel}
        </Link>
      )}
    </nav>
  );
}
