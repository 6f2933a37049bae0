import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './tag.module.css';

export type TagTone = 'neutral' | 'gold' | 'photon' | 'danger';

export interface TagProps {
  /** `gold` for physical things, `photon` for live or verified ones. */
  tone?: TagTone;
  children: ReactNode;
}

/** A short label of a thing: its kind, an industry, a standard. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
