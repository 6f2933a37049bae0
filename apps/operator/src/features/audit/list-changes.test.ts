import { expect, test } from 'vitest';

import { listChanges } from './list-changes.ts';

test('parts stand side by side, whichever of the two has them', () => {
  const before = JSON.stringify({ state: 'paid', lines: [{ sku: 'A' }] });
  const after = JSON.stringify({ state: 'shipped', roles: ['shop', 'finance'], isOn: false });
  expect(listChanges({ before, after })).toEqual([
    { part: 'state', before: 'paid', after: 'shipped' },
    { part: 'lines.0.sku', before: 'A', after: undefined },
    { part: 'roles', before: undefined, after: 'shop, finance' },
    { part: 'isOn', before: undefined, after: 'false' },
  ]);
});

test('what was noted as one value, or not at all, is read too', () => {
  expect(listChanges({ after: 'null' })).toEqual([{ part: '', before: undefined, after: 'null' }]);
  expect(listChanges({})).toEqual([]);
});
