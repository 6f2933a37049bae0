/** A vector in space: x runs down to the right, y down to the left, z up. One unit is one pixel along an axis. */
export type Vector = readonly [x: number, y: number, z: number];
/** A point on a plane or on the screen; the second coordinate grows downwards. */
export type Point = readonly [number, number];

/**
 * True isometric projection with the three axes 120° apart at one scale, in units of isometric paper: `gridStep`
 * converts them to pixels. Integer coordinates in space stay integers, so that paths are short and exact.
 */
export function project([x, y, z]: Vector): Point {
  return [x - y, x + y - 2 * z];
}

/** The pixels between two lines of the grid, horizontally and vertically. */
export const gridStep: Point = [Math.sqrt(3) / 2, 1 / 2];

/** A plane in space with its own coordinates, and the direction into the body behind it. */
export interface Plane {
  origin: Vector;
  u: Vector;
  v: Vector;
  inward: Vector;
}

/** A box with its edges along the axes. */
export interface Box {
  /** The corner nearest to the origin of space. */
  at: Vector;
  /** Sizes along x, y and z. */
  size: Vector;
}

export type Side = 'top' | 'left' | 'right';

/** The three visible sides of a box; the origin of each is its upper left corner. */
export function sideOf({ at: [x, y, z], size: [w, d, h] }: Box, side: Side): Plane {
  if (side === 'top')
    return { origin: [x, y, z + h], u: [1, 0, 0], v: [0, 1, 0], inward: [0, 0, -1] };
  if (side === 'left')
    return { origin: [x, y + d, z + h], u: [1, 0, 0], v: [0, 0, -1], inward: [0, -1, 0] };
  return { origin: [x + w, y + d, z + h], u: [0, -1, 0], v: [0, 0, -1], inward: [-1, 0, 0] };
}

/** Width, height and depth of a box as seen from one side. */
export function extentOf({ size: [w, d, h] }: Box, side: Side): Vector {
  if (side === 'top') return [w, d, h];
  return side === 'left' ? [w, h, d] : [d, h, w];
}

/** The plane as an SVG matrix: flat contents of a group with this transform lie on the plane. */
export function matrixOf({ origin, u, v }: Plane): string {
  const turn = [...project(u), ...project(v)].map((value) => Math.round(value * 1e4) / 1e4 + 0);
  return `matrix(${[...turn, ...project(origin).map(round)].join(' ')})`;
}

/** Projects a point of the plane onto the grid. */
export function onScreen(plane: Plane, [s, t]: Point): Point {
  const [ux, uy] = project(plane.u);
  const [vx, vy] = project(plane.v);
  const [x, y] = project(plane.origin);
  return [x + s * ux + t * vx, y + s * uy + t * vy];
}

/** Two decimals are a quarter of the smallest step that a screen can show, and keep the markup small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
