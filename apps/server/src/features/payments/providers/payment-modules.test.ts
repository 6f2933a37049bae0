import { join } from 'node:path';

import { payment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { missingSuite } from '../../../testing/missing-suite.ts';
import { paymentModules } from './payment-modules.ts';

/** Methods without a company that could be queried or would send notifications. */
const withoutCompany = new Set(['bank-transfer']);

test.each(paymentModules)(
  '$code has a code and texts that the page can show',
  ({ code, texts }) => {
    const { methods } = payment.shape;
    expect(
      methods.parse([
        { code, ...texts.zh },
        { code, ...texts.en },
      ]),
    ).toHaveLength(2);
  },
);

test('no two companies share a code or a variable', () => {
  const names = paymentModules.flatMap(({ code, settings }) => [
    code,
    ...Object.keys(settings.variables),
  ]);
  expect(names).toHaveLength(new Set(names).size);
});

test.each(paymentModules.filter(({ code }) => !withoutCompany.has(code)))(
  '$code is held to what every payment company keeps',
  ({ code }) => {
    expect(missingSuite(join(import.meta.dirname, code), 'paymentSuite')).toBeUndefined();
  },
);
