import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ConfigError } from '../../../config-error.ts';
import { paymentModules } from './payment-modules.ts';
import { refuseMissingSdk } from './refuse-missing-sdk.ts';

const withSdk = paymentModules.flatMap(({ code, sdk }) => (sdk ? [{ code, sdk }] : []));
const packages = join(import.meta.dirname, '../../../../../../packages');

test('a company whose SDK is not installed is refused, with the command that installs it', () => {
  const missing = () => refuseMissingSdk({ code: 'coin', sdk: 'no-such-coin-sdk' });
  expect(missing).toThrow(ConfigError);
  expect(missing).toThrow(
    'PAYMENT_METHODS names coin, and its SDK is not installed. Install it: npm ci --omit=dev -w @uid/server -w @uid/no-such-coin-sdk',
  );
});

test('a company without an SDK, and one whose SDK is here, are not', () => {
  expect(withSdk).toHaveLength(2);
  for (const { code, sdk } of withSdk) refuseMissingSdk({ code, sdk });
  refuseMissingSdk({ code: 'sandbox' });
});

test.each(withSdk)('the workspace of $sdk installs it', ({ sdk }) => {
  const folder = `${sdk.replace(/-sdk$/, '')}-sdk`;
  const declared = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
  };
  expect(declared.name).toBe(`@uid/${folder}`);
  expect(Object.keys(declared.dependencies)).toEqual([sdk]);
});
