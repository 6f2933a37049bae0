import { createRequire } from 'node:module';

import { ConfigError } from '../../../config-error.ts';
import type { PaymentModule } from './payment-module.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * Throws ConfigError if the SDK of an offered company is not installed. Otherwise the first buyer would be the one to
 * find out.
 */
export function refuseMissingSdk({ code, sdk }: Pick<PaymentModule, 'code' | 'sdk'>): void {
  if (sdk === undefined) return;
  try {
    resolve(sdk);
  } catch (cause) {
    throw new ConfigError(
      `PAYMENT_METHODS names ${code}, and its SDK is not installed. Install it: npm ci --omit=dev -w @uid/server -w @uid/${sdk.replace(/-sdk$/, '')}-sdk`,
      { cause },
    );
  }
}
