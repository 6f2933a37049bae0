import { expect, test } from 'vitest';

import { itemPath, quotePath } from './item-paths.ts';

test('an item’s path names the model where one is meant', () => {
  expect(itemPath('sim-card')).toBe('/mall?item=sim-card');
  expect(itemPath('sim-card', 'SIM-M2M-10')).toBe('/mall?item=sim-card&sku=SIM-M2M-10');
});

test('a quote begins with the model, and with its product where that is known', () => {
  expect(quotePath('SDP-50')).toBe('/support?topic=quote&sku=SDP-50#contact');
  expect(quotePath('SDP-50', 'sdp')).toBe('/support?topic=quote&product=sdp&sku=SDP-50#contact');
});
