import { contactHeight, padContacts } from './pad-contacts.ts';
import styles from './logo.module.css';

/** The mark alone, for decoration: as tall as the text beside it unless `className` sets its size. */
export function PadMark({ className }: { className?: string }) {
  return (
    <svg className={className ?? styles.mark} viewBox="0 0 22 22" aria-hidden="true">
      {padContacts.map(({ name, x, y, width }) => (
        <rect
          key={name}
          className={name === 'C7' ? styles.data : styles.contact}
          x={x}
          y={y}
          width={width}
          height={contactHeight}
          rx=".8"
        />
      ))}
    </svg>
  );
}
