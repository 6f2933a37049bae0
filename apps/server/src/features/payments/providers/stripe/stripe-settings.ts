import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../../config-error.ts';
import { settings, urlOf } from '../../../../settings.ts';

/** Credentials of a Stripe account. */
export interface StripeSettings {
  /** `sk_…` or `rk_…`; with a key that contains `_test_` no money moves. */
  secretKey: string;
  /** `whsec_…`, the secret of the endpoint that receives notifications. */
  webhookSecret: string;
  /** Scheme and host of Stripe's API. */
  origin: string;
}

export const stripeSettings = settings({
  variables: {
    STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[rs]k_(test|live)_\w+$/))),
    STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.startsWith('whsec_'))),
    STRIPE_ORIGIN: z._default(urlOf('http', 'https'), 'https://api.stripe.com'),
  },
  read(values): StripeSettings {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_ORIGIN } = values;
    if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
      return {
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        origin: STRIPE_ORIGIN,
      };
    throw new ConfigError(
      'PAYMENT_METHODS names stripe, which needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    );
  },
});

export function isLive({ secretKey }: Pick<StripeSettings, 'secretKey'>): boolean {
  return /^[rs]k_live_/.test(secretKey);
}
