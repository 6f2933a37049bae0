import { classNames } from '../class-names/class-names.ts';
import { barsPath, crestsPath, wallPath } from './interference-paths.ts';
import { patternOf, sheet } from './interference-pattern.ts';
import styles from './interference.module.css';

export interface InterferenceProps {
  /** The page's own: its pattern is always the same, and no other page's. */
  slug: string;
  /** What it shows; leave out where it only decorates. */
  title?: string;
  className?: string;
}

/** Two slits, the crests that leave them, and the light they write on a screen. */
export function Interference({ slug, title, className }: InterferenceProps) {
  const pattern = patternOf(slug);
  return (
    <svg
      className={classNames(styles.interference, className)}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMaxYMid slice"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path className={styles.crests} d={crestsPath(pattern)} />
      <path className={styles.bars} d={barsPath(pattern)} />
      <path className={styles.wall} d={wallPath(pattern)} />
    </svg>
  );
}
