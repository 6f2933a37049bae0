import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  label: string;
  lines?: number;
  /** `rows` is the placeholder of a list with hairlines, `drawing` of a picture. */
  shape?: 'text' | 'rows' | 'drawing';
}

/** A placeholder of the contents' size, so that nothing moves when they arrive. */
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
