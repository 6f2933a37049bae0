import { expect, test } from 'vitest';

import { columnWidth, drawingSize, layOutArchitecture } from './lay-out-architecture.ts';

const box = (id: string) => ({ id, name: id, text: id });
const architecture = {
  title: 'All',
  tiers: [
    { name: 'Field', boxes: [box('a'), box('b')] },
    { name: 'Network', boxes: [box('c')] },
    { name: 'Centre', boxes: [box('d'), box('e')] },
  ],
  links: [
    { from: 'a', to: 'c', label: 'up' },
    { from: 'c', to: 'd', label: 'on' },
    { from: 'd', to: 'e', label: 'beside' },
    { from: 'e', to: 'b', label: 'back' },
  ],
};

test('places every part once, columns from left to right', () => {
  const { parts, columns, width, height } = layOutArchitecture(architecture);
  expect(parts.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(columns.map(({ x }) => x)).toEqual(columns.map(({ x }) => x).toSorted((l, r) => l - r));
  for (const { x, y } of parts) {
    expect(x + columnWidth).toBeLessThan(width);
    expect(y + drawingSize.height).toBeLessThan(height);
  }
});

test('leads every link from its source to its target along the axes', () => {
  const { parts, links } = layOutArchitecture(architecture);
  expect(links.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  for (const { from, to, points } of links) {
    expect(isBeside(parts, from, points.at(0))).toBe(true);
    expect(isBeside(parts, to, points.at(-1))).toBe(true);
    for (const [index, [x, y]] of points.slice(1).entries()) {
      const [fromX, fromY] = points[index] ?? [];
      expect(x === fromX || y === fromY).toBe(true);
    }
  }
});

test('leads no link through a part', () => {
  const { parts, links, width } = layOutArchitecture(architecture);
  const corners = links.flatMap(({ points }) => points.slice(1, -1));
  for (const [x] of corners) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(parts.some((part) => x > part.x && x < part.x + columnWidth)).toBe(false);
  }
});

type Parts = ReturnType<typeof layOutArchitecture>['parts'];

function isBeside(parts: Parts, id: string, point?: readonly [number, number]): boolean {
  const part = parts.find((each) => each.id === id);
  if (!part || !point) return false;
  const isEdge = point[0] === part.x || point[0] === part.x + columnWidth;
  return isEdge && point[1] >= part.y && point[1] <= part.y + drawingSize.height;
}
