import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { gridStep, project, round, type Box, type Vector } from './plane.ts';
import styles from './isometric.module.css';

export interface DrawingProps {
  /** The alternative text. Leave it out if text beside the drawing says the same. */
  title?: string;
  className?: string;
}

export interface SceneProps extends DrawingProps {
  /** The part of space to show, which must contain everything that is drawn. */
  bounds: Box;
  children: ReactNode;
}

/** The SVG on which isometric parts are drawn, the farthest first. */
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

/** Scales grid units to pixels; strokes keep their width at any scale. */
const gridScale = `scale(${gridStep.map((step) => Math.round(step * 1e5) / 1e5).join(' ')})`;

/** The rectangle that a box covers on the screen, with a margin for its strokes. */
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
