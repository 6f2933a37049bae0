import { expect, test } from 'vitest';

import { itemPath } from './item-path.ts';

test('an item’s path names the model where one is meant', () => {
  expect(itemPath('sim-card')).toBe('/mall?item=sim-card');
  expect(itemPath('sim-card', 'SIM-M2M-10')).toBe('/mall?item=sim-card&sku=SIM-M2M-10');
});
