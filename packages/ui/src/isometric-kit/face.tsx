import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { matrixOf, sideOf, type Box, type Plane, type Side } from './plane.ts';
import styles from './isometric.module.css';

export interface FaceProps extends Box {
  side: Side;
  /** Draws strokes of half the weight, for details. */
  fine?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Draws its children flat on one side of a box, with the origin at the side's upper left corner. */
export function Face({ at, size, side, fine, className, children }: FaceProps) {
  return (
    <Flat plane={sideOf({ at, size }, side)} className={classNames(fine && styles.fine, className)}>
      {children}
    </Flat>
  );
}

/** Draws its children flat on any plane. */
export function Flat(props: { plane: Plane; className?: string | undefined; children: ReactNode }) {
  return (
    <g transform={matrixOf(props.plane)} className={props.className}>
      {props.children}
    </g>
  );
}
