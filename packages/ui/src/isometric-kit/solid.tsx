import { classNames } from '../class-names/class-names.ts';
import { bodyPaths } from './body-paths.ts';
import { extentOf, sideOf, type Box, type Plane, type Point, type Side } from './plane.ts';
import { relativePath } from './relative-path.ts';
import styles from './isometric.module.css';

export interface SolidProps extends Box {
  /** The side that has the rounded corners or the footprint. */
  side?: Side;
  radius?: number;
  /** Instead of the whole side; clockwise, in the side's own coordinates. */
  points?: readonly Point[];
  material?: Material;
}

/** `gold`: a contact or a key; `leaf`: the same, filled; `photon`: live. */
export type Material = 'gold' | 'leaf' | 'photon' | 'fine' | 'ghost';

/** A body with straight flanks: a box, a rounded plate, a cylinder (radius = half its width). */
export function Solid({ at, size, side = 'top', radius = 0, points, material }: SolidProps) {
  const box = { at, size };
  const [width, height, depth] = extentOf(box, side);
  const footprint = points ?? rectangle(width, height);
  return (
    <Body {...{ plane: sideOf(box, side), points: footprint, radius, depth, side, material }} />
  );
}

export interface BodyProps {
  plane: Plane;
  points: readonly Point[];
  radius?: number;
  depth: number;
  side: Side;
  material?: Material | undefined;
}

/** The same on any plane: a screen that leans back. */
export function Body({ plane, points, radius = 0, depth, side, material }: BodyProps) {
  const paths = bodyPaths(plane, points, { radius, depth, side });
  const parts = paths.lastEdge ? <BoxParts {...paths} /> : <Parts {...paths} side={side} />;
  return material ? <g className={classNames(...materialClasses(material))}>{parts}</g> : parts;
}

type Paths = ReturnType<typeof bodyPaths>;

/** Two paths draw it whole: most of what a drawing holds are boxes. */
function BoxParts({ silhouette, shade = '', lastEdge }: Paths) {
  return (
    <>
      <path className={styles.body} d={relativePath(silhouette + lastEdge)} />
      <path className={styles.dim} d={relativePath(shade)} />
    </>
  );
}

function Parts({ side, ...paths }: Paths & { side: Side }) {
  return (
    <>
      <Flanks {...paths} />
      <path className={side === 'right' ? styles.dim : styles.body} d={relativePath(paths.cap)} />
      {paths.edges && <path d={relativePath(paths.edges)} />}
    </>
  );
}

function Flanks({ silhouette, shade }: Paths) {
  const outline = relativePath(silhouette);
  if (!shade) return <path className={styles.body} d={outline} />;
  return (
    <>
      <path className={styles.ground} d={outline} />
      <path className={styles.shade} d={relativePath(shade)} />
      <path d={outline} />
    </>
  );
}

function materialClasses(material: Material) {
  return material === 'leaf' ? [styles.gold, styles.leaf] : [styles[material]];
}

export function rectangle(width: number, height: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}
