import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { gridStep, project, round, type Box, type Vector } from './plane.ts';
import styles from './isometric.module.css';

export interface DrawingProps {
  /** What it shows, for who can't see it. Leave out where words beside it say the same. */
  title?: string;
  className?: string;
}

export interface SceneProps extends DrawingProps {
  /** The space to show: everything drawn must lie inside. */
  bounds: Box;
  children: ReactNode;
}

/** The sheet that isometric parts are drawn on; any number of them, the farthest first. */
export function Scene({ title, className, bounds, children }: SceneProps) {
  return (
    <svg
      className={classNames(styles.drawing, className)}
      viewBox={viewBoxOf(bounds)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <g transform={gridScale}>{children}</g>
    </svg>
  );
}

/** Strokes keep their width whatever the scale. */
const gridScale = `scale(${gridStep.map((step) => Math.round(step * 1e5) / 1e5).join(' ')})`;

/** The rectangle a box takes on the screen, and a margin for its strokes. */
export function viewBoxOf({ at: [x, y, z], size: [w, d, h] }: Box): string {
  const margin = 2;
  const left = onSheet([x, y + d, z])[0] - margin;
  const top = onSheet([x, y, z + h])[1] - margin;
  const right = onSheet([x + w, y, z])[0] + margin;
  const bottom = onSheet([x + w, y + d, z])[1] + margin;
  return [left, top, right - left, bottom - top].map(round).join(' ');
}

function onSheet(place: Vector) {
  const [across, down] = project(place);
  return [across * gridStep[0], down * gridStep[1]] as const;
}
