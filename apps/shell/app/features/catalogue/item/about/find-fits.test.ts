import type { SolutionPage } from '@uid/contract/contents';
import { expect, test } from 'vitest';

import { findFit, productsTogether } from './find-fits.ts';

const solution = (slug: string, roles: Record<string, string>) =>
  ({
    slug,
    name: `Solution ${slug}`,
    text: { bill: Object.entries(roles).map(([product, role]) => ({ product, role })) },
  }) as unknown as SolutionPage;

const facts = {
  slug: 'card',
  compatibility: [
    { subject: 'Android', supported: '9 or later', note: 'Some phones only' },
    { subject: 'iPhone', supported: 'By text message' },
  ],
  solutions: [
    solution('one', { card: 'keeps the key', gateway: 'checks it' }),
    solution('two', { card: 'signs', gateway: 'lets in', sdk: 'calls the card' }),
    solution('three', { gateway: 'alone' }),
  ],
  products: [
    { slug: 'card', name: 'Card' },
    { slug: 'gateway', name: 'Gateway' },
    { slug: 'sdk', name: 'SDK' },
    { slug: 'os', name: 'OS' },
  ],
};

test('answers for a system by the product’s own table', () => {
  expect(findFit('Android', facts)).toEqual({
    kind: 'system',
    supported: '9 or later',
    note: 'Some phones only',
  });
});

test('answers for another product by the solutions that hold both, with what each does there', () => {
  expect(findFit('gateway', facts)).toEqual({
    kind: 'product',
    name: 'Gateway',
    solutions: [
      { slug: 'one', name: 'Solution one', ownRole: 'keeps the key', otherRole: 'checks it' },
      { slug: 'two', name: 'Solution two', ownRole: 'signs', otherRole: 'lets in' },
    ],
  });
});

test('says of what nobody wrote about that it is not known, by its name', () => {
  expect(findFit('os', facts)).toEqual({ kind: 'unknown', name: 'OS' });
  expect(findFit('Windows 95', facts)).toEqual({ kind: 'unknown', name: 'Windows 95' });
  expect(findFit('card', facts)).toEqual({ kind: 'unknown', name: 'card' });
  expect(findFit('', facts)).toBeUndefined();
});

test('what goes with it is what shares most solutions with it', () => {
  expect(productsTogether(facts)).toEqual(['gateway', 'sdk']);
  expect(productsTogether({ ...facts, slug: 'os' })).toEqual([]);
});
