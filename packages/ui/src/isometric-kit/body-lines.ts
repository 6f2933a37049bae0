import { bodyPaths } from './body-paths.ts';
import type { Plane, Point, Side } from './plane.ts';
import { relativePath } from './relative-path.ts';

/** The lines of a body as SVG path data. */
interface BodyLines {
  /** Present for a box: its `box` and `shade` paths draw the whole body. */
  box?: string;
  outline: string;
  shade: string;
  cap: string;
  edges: string;
}

interface Body {
  plane: Plane;
  points: readonly Point[];
  radius: number;
  depth: number;
  side: Side;
}

/** A cart shows the same drawing many times, and the server draws every cart, so each body is computed once. */
const known = new Map<string, BodyLines>();
/** An animated body has another key in each frame: a page that stays open must not keep them all. */
const maxKnown = 2_000;

export function bodyLines(body: Body): BodyLines {
  const key = JSON.stringify(body);
  const found = known.get(key);
  if (found) return found;
  const lines = compute(body);
  if (known.size >= maxKnown) known.clear();
  known.set(key, lines);
  return lines;
}

function compute({ plane, points, ...shape }: Body): BodyLines {
  const { silhouette, shade = '', cap, edges, lastEdge } = bodyPaths(plane, points, shape);
  return {
    ...(lastEdge && { box: relativePath(silhouette + lastEdge) }),
    outline: relativePath(silhouette),
    shade: relativePath(shade),
    cap: relativePath(cap),
    edges: relativePath(edges),
  };
}
