import { classNames } from '../class-names/class-names.ts';
import type { TagProps } from './tag.tsx';
import styles from './status.module.css';

/** The state something is in now, with a contact that carries its colour. */
export function Status({ tone = 'neutral', children }: TagProps) {
  return <span className={classNames(styles.status, styles[tone])}>{children}</span>;
}
