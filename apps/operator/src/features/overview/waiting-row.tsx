import { Link } from '@tanstack/react-router';
import { classNames } from '@uid/ui/class-names';

import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession } from '../../session/console-session.ts';
import type { Parameters } from '../../routing/use-address.ts';
import styles from './overview.module.css';

/**
 * The highest number that the contract lets the server count. Written out here, like the address, to import no
 * schemas.
 */
const maxCounted = 100;

const longest = {
  zh: (time: string) => `最久已等 ${time}`,
  en: (time: string) => `the longest for ${time}`,
};

interface WaitingRowProps {
  label: string;
  to: string;
  search?: Parameters;
  count: number;
  /** Milliseconds for which the longest-waiting item has waited. */
  wait?: number | undefined;
}

/** One kind of item that waits: the number, and a link to the list. */
export function WaitingRow({ label, to, search, count, wait }: WaitingRowProps) {
  const { language } = useConsoleSession();
  const { number, span } = useFormats();
  return (
    <li className={classNames(styles.row, count > 0 && styles.waiting)}>
      <Link to={to} search={search} className={styles.link}>
        {label}
        {wait !== undefined && ` · ${longest[language](span(wait))}`}
      </Link>
      <span className={styles.count}>
        {count < maxCounted ? number(count) : `${number(maxCounted - 1)}+`}
      </span>
    </li>
  );
}
