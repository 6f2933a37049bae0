import { contactHeight, padContacts } from '../logo/pad-contacts.ts';
import { classNames } from '../class-names/class-names.ts';
import styles from './loader.module.css';

export interface LoaderProps {
  /** Says what is loading: to a screen reader, and beside the pad unless `quiet`. */
  label: string;
  quiet?: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** The pad, whose contacts light up one after another, as a reader powers a card. */
export function Loader({ label, quiet, size = 'medium' }: LoaderProps) {
  return (
    <output className={styles.loader}>
      <svg className={classNames(styles.pad, styles[size])} viewBox="0 0 22 22" aria-hidden="true">
        {padContacts.map(({ name, x, y, width }) => (
          <rect key={name} x={x} y={y} width={width} height={contactHeight} rx=".8" />
        ))}
      </svg>
      <span className={classNames(quiet && 'visually-hidden')}>{label}</span>
    </output>
  );
}
