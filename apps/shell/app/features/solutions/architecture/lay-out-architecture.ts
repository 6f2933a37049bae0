import type { SolutionText } from '@uid/contract/content';

type Architecture = NonNullable<SolutionText['architecture']>;

export const columnWidth = 168;
const gapWidth = 88;
const rowHeight = 196;
export const drawingSize = { width: 148, height: 111 } as const;
const headHeight = 64;
const laneHeight = 18;

interface PlacedPart {
  id: string;
  column: number;
  x: number;
  y: number;
}

interface PlacedLink {
  from: string;
  to: string;
  number: number;
  /** Corners of the link's line, from source to target. */
  points: (readonly [number, number])[];
  /** Position of the link's number. */
  mark: readonly [number, number];
}

interface Layout {
  width: number;
  height: number;
  columns: { name: string; x: number }[];
  parts: PlacedPart[];
  links: PlacedLink[];
}

/**
 * Places tiers as columns and leads every link through the gaps between them, so that no line crosses a part. A link
 * over more than one gap runs in a lane above the parts.
 */
export function layOutArchitecture({ tiers, links }: Architecture): Layout {
  const parts = placeParts(tiers);
  const columnOf = new Map(parts.map((part) => [part.id, part]));
  const known = links.flatMap((link) => {
    const [from, to] = [columnOf.get(link.from), columnOf.get(link.to)];
    return from && to ? [{ from, to }] : [];
  });
  const far = known.filter(({ from, to }) => Math.abs(from.column - to.column) > 1);
  const top = headHeight + far.length * laneHeight;
  const shifted = parts.map((part) => ({ ...part, y: part.y + top }));
  const router = routerOf(shifted, far.length);
  const rows = Math.max(...tiers.map(({ boxes }) => boxes.length));
  const last = tiers.length - 1;
  const turnsLast = known.some(({ from, to }) => from.column === last && to.column === last);
  return {
    width: columnX(tiers.length) - gapWidth + margin + (turnsLast ? gapWidth : 0),
    height: top + rows * rowHeight,
    columns: tiers.map(({ name }, column) => ({ name, x: columnX(column) })),
    parts: shifted,
    links: known.map(({ from, to }, index) => ({
      from: from.id,
      to: to.id,
      number: index + 1,
      ...router(from.id, to.id),
    })),
  };
}

const margin = 20;

function columnX(column: number): number {
  return margin + column * (columnWidth + gapWidth);
}

function placeParts(tiers: Architecture['tiers']): PlacedPart[] {
  const rows = Math.max(...tiers.map(({ boxes }) => boxes.length));
  return tiers.flatMap(({ boxes }, column) =>
    boxes.map(({ id }, row) => ({
      id,
      column,
      x: columnX(column),
      y: (row + (rows - boxes.length) / 2) * rowHeight,
    })),
  );
}

/** Assigns ports, tracks and lanes, each only once. */
function routerOf(parts: PlacedPart[], lanes: number) {
  const find = new Map(parts.map((part) => [part.id, part]));
  const count = counter();
  return (fromId: string, toId: string): Pick<PlacedLink, 'points' | 'mark'> => {
    const [from, to] = [find.get(fromId), find.get(toId)];
    if (!from || !to) throw new Error(`No such part: ${fromId} or ${toId}`);
    const isBack = to.column < from.column;
    const isInside = to.column === from.column;
    const leavesRight = !isBack;
    const entersRight = isBack || isInside;
    const start = [
      sideX(from, leavesRight),
      portY(from, count(`port ${fromId} ${leavesRight}`)),
    ] as const;
    const end = [sideX(to, entersRight), portY(to, count(`port ${toId} ${entersRight}`))] as const;
    const firstGap = leavesRight ? from.column : from.column - 1;
    const lastGap = entersRight ? to.column : to.column - 1;
    const first = trackX(firstGap, count(`track ${firstGap}`));
    if (firstGap === lastGap) {
      return { points: [start, [first, start[1]], [first, end[1]], end], mark: [first, start[1]] };
    }
    const lane = headHeight + laneHeight * (lanes - 1 - count('lane')) + laneHeight / 2;
    const last = trackX(lastGap, count(`track ${lastGap}`));
    const points = [
      start,
      [first, start[1]],
      [first, lane],
      [last, lane],
      [last, end[1]],
      end,
    ] as const;
    return { points: [...points], mark: [first, start[1]] };
  };
}

function counter() {
  const counts = new Map<string, number>();
  return (key: string): number => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
}

function sideX({ x }: PlacedPart, isRight: boolean): number {
  return isRight ? x + columnWidth : x;
}

/** Returns the y coordinate of a port: the middle first, then positions on both sides of it in turn. */
function portY({ y }: PlacedPart, index: number): number {
  const step = Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1);
  return y + drawingSize.height / 2 + step * 26;
}

/** Returns the x coordinate of a track: the middle of the gap first, then positions on both sides of it in turn. */
function trackX(gap: number, index: number): number {
  const step = Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1);
  return columnX(gap) + columnWidth + gapWidth / 2 + step * 16;
}
