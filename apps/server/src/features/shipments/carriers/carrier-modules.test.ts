import { join } from 'node:path';

import { shipment } from '@uid/contract/shipments';
import { expect, test } from 'vitest';

import { missingSuite } from '../../../testing/missing-suite.ts';
import { carrierModules } from './carrier-modules.ts';

test.each(carrierModules)(
  '$code has a code and names that the page can show',
  ({ code, texts }) => {
    for (const { name } of [texts.zh, texts.en])
      expect(shipment.shape.carrier.parse({ code, name }).name).toMatch(/./);
  },
);

test('no two carriers share a code', () => {
  const codes = carrierModules.map(({ code }) => code);
  expect(codes).toHaveLength(new Set(codes).size);
});

test.each(carrierModules.filter((each) => 'create' in each))(
  '$code is held to what every carrier keeps',
  ({ code }) => {
    expect(missingSuite(join(import.meta.dirname, code), 'carrierSuite')).toBeUndefined();
  },
);
