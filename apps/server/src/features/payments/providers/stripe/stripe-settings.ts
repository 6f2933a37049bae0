/** What a Stripe account gives whoever sells with it. */
export interface StripeSettings {
  /** `sk_…` or `rk_…`; `_test_` in it means that no money moves. */
  secretKey: string;
  /** `whsec_…`, of the endpoint that receives our notifications. */
  webhookSecret: string;
  /** Scheme and host of the interface. */
  origin: string;
}

export function isLive({ secretKey }: Pick<StripeSettings, 'secretKey'>): boolean {
  return /^[rs]k_live_/.test(secretKey);
}
