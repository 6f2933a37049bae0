import {
  cornersBetween,
  farthest,
  farthestOnScreen,
  outlineOf,
  walk,
  walkAll,
  write,
} from './outline.ts';
import { onScreen, project, type Plane, type Point, type Side } from './plane.ts';

interface BodyPaths {
  /** The outline of the whole body. */
  silhouette: string;
  /** The part of its flank that faces right, away from the light. */
  shade?: string;
  /** The visible end. */
  cap: string;
  /** Edges between flanks; rounded corners have none. */
  edges: string;
  /** Present for a box: the one edge that outline and shade do not draw. */
  lastEdge?: string;
}

/**
 * The visible lines of a footprint that is extruded into the depth; hidden lines are left out.
 * @param side the direction in which the cap faces, for the light
 */
export function bodyPaths(
  plane: Plane,
  points: readonly Point[],
  { radius, depth, side }: { radius: number; depth: number; side: Side },
): BodyPaths {
  const outline = outlineOf(plane, points, radius);
  const [x, y] = project(plane.inward);
  const away: Point = [x * depth, y * depth];
  const put = (point: Point, [dx, dy]: Point = [0, 0]): string => {
    const [px, py] = onScreen(plane, point);
    return write([px + dx, py + dy]);
  };
  const start = farthestOnScreen(outline, [-y, x]);
  const end = farthestOnScreen(outline, [y, -x]);
  const silhouette = `M${put(start.point)}${walk(outline, start, end)}L${put(end.point, away)}${walk(outline, end, start, away)}Z`;
  const cap = walkAll(outline);
  const ridge = farthest(outline, side === 'top' ? [1, 1] : [side === 'left' ? 1 : -1, -1]);
  const ridges = radius > 0 ? [] : cornersBetween(outline, end, start);
  const edges = ridges.map((point) => `M${put(point)}L${put(point, away)}`).join('');
  if (side === 'right') return { silhouette, cap, edges };
  const [from, to] = side === 'top' ? [end, ridge] : [ridge, start];
  // The cap is painted last, so the straight line back may cross it.
  const shade = `M${put(from.point)}L${put(from.point, away)}${walk(outline, from, to, away)}L${put(to.point)}Z`;
  const isBox = ridges.length === 1 && ridges.every((point) => isSame(point, ridge.point));
  if (!isBox) return { silhouette, shade, cap, edges };
  const far = side === 'top' ? start : end;
  return { silhouette, shade, cap, edges, lastEdge: `M${put(far.point)}L${put(ridge.point)}` };
}

function isSame([x, y]: Point, [otherX, otherY]: Point): boolean {
  return x === otherX && y === otherY;
}
