import { onScreen, project, round, type Plane, type Point } from './plane.ts';

interface Corner {
  /** The centre of the corner's rounding. */
  centre: Point;
  /** The outward normals of the edges before and after. */
  before: Point;
  after: Point;
}

interface Place {
  corner: number;
  point: Point;
}

/** A convex footprint with rounded corners on a plane, along whose edge a path can be drawn. */
export interface Outline {
  plane: Plane;
  corners: readonly Corner[];
  radius: number;
}

/** @param points clockwise as seen by the viewer */
export function outlineOf(plane: Plane, points: readonly Point[], radius: number): Outline {
  const normals = points.map((point, index) => normal(point, at(points, index + 1)));
  const corners = points.map((point, index) => {
    const before = at(normals, index - 1);
    const after = at(normals, index);
    const reach = radius / (1 + dot(before, after));
    return {
      centre: [
        point[0] - reach * (before[0] + after[0]),
        point[1] - reach * (before[1] + after[1]),
      ] as const,
      before,
      after,
    };
  });
  return { plane, corners, radius };
}

/** The point of an outline that lies farthest in a direction of its plane. */
export function farthest({ corners, radius }: Outline, direction: Point): Place {
  const length = Math.hypot(...direction);
  const reaches = corners.map(({ centre }) => dot(centre, direction));
  const corner = reaches.indexOf(Math.max(...reaches));
  const [x, y] = at(corners, corner).centre;
  return {
    corner,
    point: [x + (radius * direction[0]) / length, y + (radius * direction[1]) / length],
  };
}

/** The point of an outline that lies farthest in a direction on the screen. */
export function farthestOnScreen(outline: Outline, direction: Point): Place {
  const { u, v } = outline.plane;
  return farthest(outline, [dot(project(u), direction), dot(project(v), direction)]);
}

/** The path data from one point clockwise to another, without the starting point. */
export function walk(outline: Outline, from: Place, to: Place, offset: Point = [0, 0]): string {
  const { corners, radius, plane } = outline;
  const ellipse = radius > 0 ? `A${ellipseOf(plane, radius)} 0 1 ` : 'L';
  const put = (point: Point) => write(shift(onScreen(plane, point), offset));
  const leave = (it: Corner) => edge(it.centre, it.after, radius);
  if (from.corner === to.corner) return radius > 0 ? ellipse + put(to.point) : '';
  let path = '';
  let index = from.corner;
  if (radius > 0) path += ellipse + put(leave(at(corners, index)));
  do {
    index = (index + 1) % corners.length;
    const corner = at(corners, index);
    path += `L${put(edge(corner.centre, corner.before, radius))}`;
    if (index === to.corner) return radius > 0 ? path + ellipse + put(to.point) : path;
    if (radius > 0) path += ellipse + put(leave(corner));
  } while (index !== from.corner);
  return path;
}

/** The sharp corners between two points, clockwise. */
export function cornersBetween({ corners }: Outline, from: Place, to: Place): Point[] {
  const passed: Point[] = [];
  for (let index = from.corner + 1; index % corners.length !== to.corner; index += 1) {
    passed.push(at(corners, index).centre);
  }
  return passed;
}

/** The whole outline as a closed path. */
export function walkAll(outline: Outline): string {
  const start = edge(at(outline.corners, 0).centre, at(outline.corners, 0).after, outline.radius);
  const { plane, corners, radius } = outline;
  const ellipse = `A${ellipseOf(plane, radius)} 0 1 `;
  let path = `M${write(onScreen(plane, start))}`;
  for (let index = 1; index <= corners.length; index += 1) {
    const corner = at(corners, index);
    path += `L${write(onScreen(plane, edge(corner.centre, corner.before, radius)))}`;
    if (radius > 0) {
      path += ellipse + write(onScreen(plane, edge(corner.centre, corner.after, radius)));
    }
  }
  return `${path}Z`;
}

/** The radii and the rotation of the ellipse that a circle on the plane becomes (by singular values). */
function ellipseOf({ u, v }: Plane, radius: number): string {
  const [a, b] = project(u);
  const [c, d] = project(v);
  const sum = a * a + b * b + c * c + d * d;
  const product = a * d - b * c;
  const root = Math.sqrt(Math.max(0, sum * sum - 4 * product * product));
  const angle = Math.atan2(2 * (a * b + c * d), a * a + c * c - b * b - d * d) / 2;
  const [major, minor] = [Math.sqrt((sum + root) / 2), Math.sqrt((sum - root) / 2)];
  return [radius * major, radius * minor, (angle * 180) / Math.PI].map(round).join(' ');
}

function normal([x, y]: Point, [nextX, nextY]: Point): Point {
  const length = Math.hypot(nextX - x, nextY - y);
  return [(nextY - y) / length, (x - nextX) / length];
}

function edge([x, y]: Point, [nx, ny]: Point, radius: number): Point {
  return [x + nx * radius, y + ny * radius];
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[(index + items.length) % items.length];
  if (item === undefined) throw new Error('An outline needs points');
  return item;
}

function dot([a, b]: Point, [c, d]: Point): number {
  return a * c + b * d;
}

function shift([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

export function write([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
