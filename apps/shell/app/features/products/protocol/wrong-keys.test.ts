import { productSlugs } from '@uid/contract/pages';
import { expect, test } from 'vitest';

import { wrongKeys } from './wrong-keys.ts';

test('every product says where its protocol notices a wrong key', () => {
  expect(Object.keys(wrongKeys).toSorted()).toEqual([...productSlugs].toSorted());
});

test.each(Object.entries(wrongKeys))('%s says why in both languages', (_slug, { step, why }) => {
  expect(step).toBeGreaterThan(0);
  expect(why.zh).toMatch(/[\u4e00-\u9fff]/);
  expect(why.en).not.toMatch(/[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/);
});
