import { Link } from '@tanstack/react-router';
import { classNames } from '@uid/ui/class-names';

import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession } from '../../session/console-session.ts';
import type { Parameters } from '../../routing/use-address.ts';
import styles from './overview.module.css';

/** As many are counted as the contract says, written out like the address. */
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
  /** For how long the longest of them has waited. */
  wait?: number | undefined;
}

/** One kind of thing that waits: how many, and where. */
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
