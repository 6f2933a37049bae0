import { classNames } from '../class-names/class-names.ts';
import { bodyLines } from './body-lines.ts';
import { extentOf, sideOf, type Box, type Plane, type Point, type Side } from './plane.ts';
import styles from './isometric.module.css';

export interface SolidProps extends Box {
  /** The side that has the rounded corners or the footprint. */
  side?: Side;
  radius?: number;
  /** The footprint, if it is not the whole side; clockwise, in the side's own coordinates. */
  points?: readonly Point[];
  material?: Material;
}

/** `gold`: a contact or a key; `leaf`: gold with a fill; `photon`: live. */
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

/** Like `Solid` on any plane, such as a screen that leans back. */
export function Body({ plane, points, radius = 0, depth, side, material }: BodyProps) {
  const lines = bodyLines({ plane, points, radius, depth, side });
  const parts = lines.box ? <BoxParts {...lines} /> : <Parts {...lines} side={side} />;
  return material ? <g className={classNames(...materialClasses(material))}>{parts}</g> : parts;
}

type Lines = ReturnType<typeof bodyLines>;

/** Draws a box with only two paths, because most parts of a drawing are boxes. */
function BoxParts({ box, shade }: Lines) {
  return (
    <>
      <path className={styles.body} d={box} />
      <path className={styles.dim} d={shade} />
    </>
  );
}

function Parts({ side, ...lines }: Lines & { side: Side }) {
  return (
    <>
      <Flanks {...lines} />
      <path className={side === 'right' ? styles.dim : styles.body} d={lines.cap} />
      {lines.edges && <path d={lines.edges} />}
    </>
  );
}

function Flanks({ outline, shade }: Lines) {
  if (!shade) return <path className={styles.body} d={outline} />;
  return (
    <>
      <path className={styles.ground} d={outline} />
      <path className={styles.shade} d={shade} />
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
