import { classNames } from '../class-names/class-names.ts';
import { barsPath, crestsPath, shadowPath, wallPath } from './interference-paths.ts';
import { framingOf, patternOf, sheet } from './interference-pattern.ts';
import styles from './interference.module.css';

export interface InterferenceProps {
  /** The page's slug: a page always has the same pattern, which no other page has. */
  slug: string;
  /** The alternative text; leave it out if the drawing is only decoration. */
  title?: string;
  className?: string;
}

/** Two slits, the crests that leave them, and the light that they write on a screen, in the page's framing. */
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
