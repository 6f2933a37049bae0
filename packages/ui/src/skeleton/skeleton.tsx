import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  label: string;
  lines?: number;
  /** `rows` stands for a list with hairlines, `drawing` for a picture. */
  shape?: 'text' | 'rows' | 'drawing';
}

/** The place something will take, so that nothing jumps when it comes. */
export function Skeleton({ label, lines = 3, shape = 'text' }: SkeletonProps) {
  return (
    <output className={classNames(styles.skeleton, styles[shape])}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: shape === 'drawing' ? 1 : lines }, (_, line) => (
        <i key={line} className={styles.line} />
      ))}
    </output>
  );
}
