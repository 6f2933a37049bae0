import { productSlugs } from '@uid/contract/pages';
import { expect, test } from 'vitest';

import { keyMaps } from './key-map.tsx';

test('every product says where its keys are', () => {
  expect(Object.keys(keyMaps).toSorted()).toEqual([...productSlugs].toSorted());
});

test.each(Object.entries(keyMaps))('%s draws its lines between two parties', (_slug, map) => {
  expect(map.parties.some(({ holds }) => holds)).toBe(true);
  expect(map.lines.length).toBeGreaterThan(0);
  for (const { after } of map.lines) {
    expect(after).toBeGreaterThanOrEqual(0);
    expect(after).toBeLessThan(map.parties.length - 1);
  }
});

test.each(Object.entries(keyMaps))('%s is written in both languages', (_slug, map) => {
  const texts = [
    ...map.parties.flatMap(({ holds }) => holds ?? []),
    ...map.lines.flatMap(({ name, crosses, never }) => [name, crosses, never]),
  ];
  for (const { zh, en } of texts) {
    expect(zh).toMatch(/[\u4e00-\u9fff]|SM2|d₁/);
    expect(en).not.toMatch(/[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/);
    expect(zh).not.toBe(en);
  }
});
