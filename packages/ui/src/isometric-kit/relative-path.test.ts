import { expect, test } from 'vitest';
import { relativePath } from './relative-path.ts';

test('says a path in steps, to a tenth of a pixel', () => {
  expect(relativePath('M0 0L34.64 20L34.64 60L0 40Z')).toBe('M0 0l34.6 20v40l-34.6-20z');
});

test('equal parts differ in their start only', () => {
  const tails = [
    'M9.53 5L13 7L13 43L9.53 41Z',
    'M19.05 10.5L22.52 12.5L22.52 48.5L19.05 46.5Z',
  ].map((path) => relativePath(path).replace(/^M[-\d. ]+/, ''));
  expect(tails[0]).toBe(tails[1]);
});

test('keeps the arcs of rounded corners and starts again where the path does', () => {
  expect(relativePath('M0 0A12.25 7.07 0 0 1 5 8.66M10 10L12 10')).toBe(
    'M0 0a12.3 7.1 0 0 1 5 8.7m5 1.3h2',
  );
});

test('goes on from where a closed part began', () => {
  expect(relativePath('M10 10L20 10L20 20ZM12 10L12 8')).toBe('M10 10h10v10zm2 0v-2');
});

test('leaves out steps that lead nowhere', () => {
  expect(relativePath('M0 0L8 0L8 0L0 8ZM0 0L4 4')).toBe('M0 0h8l-8 8zl4 4');
});
