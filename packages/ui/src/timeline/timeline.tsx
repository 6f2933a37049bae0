import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

export type TimelineState = 'done' | 'current' | 'coming' | 'failed';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** The time for the reader; `dateTime` is the same time for programs. */
  time?: string;
  dateTime?: string;
  state?: TimelineState;
  children?: ReactNode;
}

export interface TimelineProps {
  items: readonly TimelineItem[];
  /** Read before each title, because a screen reader can't read the mark that shows the state. */
  stateLabels?: Partial<Record<TimelineState, string>>;
}

/** Events in order: an order's history, a parcel's route, a product's life. */
export function Timeline({ items, stateLabels }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ id, title, time, dateTime, state = 'done', children }) => (
        <li
          key={id}
          className={classNames(styles.item, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className={styles.title}>
            {stateLabels?.[state] && <VisuallyHidden>{stateLabels[state]} </VisuallyHidden>}
            {title}
          </p>
          {time && (
            <time className={styles.time} dateTime={dateTime}>
              {time}
            </time>
          )}
          {children && <div className={styles.details}>{children}</div>}
        </li>
      ))}
    </ol>
  );
}
