import { classNames } from '../class-names/class-names.ts';
import type { TagProps } from './tag.tsx';
import styles from './status.module.css';

/** The current state of something, with a contact in the colour of the tone. */
export function Status({ tone = 'neutral', children }: TagProps) {
  return <span className={classNames(styles.status, styles[tone])}>{children}</span>;
}
