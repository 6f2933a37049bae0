import { classNames } from '../class-names/class-names.ts';
import { barsPath, crestsPath, shadowPath, wallPath } from './interference-paths.ts';
import { framingOf, patternOf, sheet } from './interference-pattern.ts';
import styles from './interference.module.css';

export interface InterferenceProps {
  /** The page's own: its pattern is always the same, and no other page's. */
  slug: string;
  /** What it shows; leave out where it only decorates. */
  title?: string;
  className?: string;
}

/** Two slits, the crests that leave them, and the light they write on a screen, as the page looks at them. */
export function Interference({ slug, title, className }: InterferenceProps) {
  const pattern = patternOf(slug);
  const framing = framingOf(slug);
  const { x, y, angle, zoom } = framing;
  const middle = `translate(${sheet.width / 2} ${sheet.height / 2})`;
  return (
    <svg
      className={classNames(styles.interference, className)}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMaxYMid slice"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <g transform={`${middle} rotate(${angle}) scale(${zoom}) translate(${-x} ${-y})`}>
        <path className={styles.crests} d={crestsPath(pattern, { framing })} />
        <path className={styles.shadow} d={shadowPath(framing)} />
        <path className={styles.bars} d={barsPath(pattern, { framing })} />
        <path className={styles.wall} d={wallPath(pattern, { framing })} />
      </g>
    </svg>
  );
}
