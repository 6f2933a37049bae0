import { expect, test } from 'vitest';
import { bodyPaths } from './body-paths.ts';
import { outlineOf, walkAll } from './outline.ts';
import { gridStep, matrixOf, onScreen, project, sideOf } from './plane.ts';
import { viewBoxOf } from './scene.tsx';

const box = { at: [0, 0, 0], size: [20, 10, 4] } as const;
const top = sideOf(box, 'top');
const square = [
  [0, 0],
  [20, 0],
  [20, 10],
  [0, 10],
] as const;

test('the three axes stand 120° apart and keep one scale', () => {
  const axes = [project([1, 0, 0]), project([0, 1, 0]), project([0, 0, -1])].map(
    ([across, down]) => [across * gridStep[0], down * gridStep[1]] as const,
  );
  const angles = axes.map(([x, y]) => Math.round((Math.atan2(y, x) * 180) / Math.PI));
  expect(angles).toEqual([30, 150, 90]);
  for (const [x, y] of axes) expect(Math.hypot(x, y)).toBeCloseTo(1);
});

test('the three sides meet in the nearest corner', () => {
  const corners = [
    onScreen(top, [20, 10]),
    onScreen(sideOf(box, 'left'), [20, 0]),
    onScreen(sideOf(box, 'right'), [0, 0]),
  ];
  for (const corner of corners) expect(corner).toEqual(project([20, 10, 4]));
});

test('a box shows six of its eight corners in outline, and three edges that meet', () => {
  const { silhouette, edges } = bodyPaths(top, square, { radius: 0, depth: 4, side: 'top' });
  expect(silhouette.match(/[ML]/g)).toHaveLength(6);
  expect(edges).toBe('M10 22L10 30');
});

test('one more edge draws a box whole that has its outline and its shade', () => {
  const { lastEdge } = bodyPaths(top, square, { radius: 0, depth: 4, side: 'top' });
  expect(lastEdge).toBe('M-10 2L10 22');
});

test('a cylinder is drawn with arcs and has no edges', () => {
  const circle = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const { silhouette, edges, cap } = bodyPaths(top, circle, { radius: 5, depth: 4, side: 'top' });
  expect(edges).toBe('');
  expect(silhouette).not.toContain('NaN');
  expect(cap).toContain('A7.07 7.07 0 0 1 ');
});

test('a closed outline ends where it began', () => {
  const path = walkAll(outlineOf(top, square, 0));
  expect(path).toBe('M0 -8L20 12L10 22L-10 2L0 -8Z');
});

test('the matrix of a plane puts its origin and axes where they project', () => {
  expect(matrixOf(sideOf(box, 'right'))).toBe('matrix(1 -1 0 2 10 22)');
});

test('the sheet is as large as the space it shows', () => {
  expect(viewBoxOf(box)).toBe('-10.66 -6 29.98 23');
});
