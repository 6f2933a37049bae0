import { postNotification } from '../../testing/provider-stage.ts';
import type { ProviderStage } from '../../testing/provider-stage.ts';
import { eventOf, openStripeShop } from './stripe-shop.ts';
import { signEvent } from './stripe-stand-in.ts';

/** Opens a shop that sells through Stripe's stand-in. */
export async function openStripeStage(change: Record<string, string> = {}): Promise<ProviderStage> {
  const stripe = await openStripeShop(change);
  const { shop, company } = stripe;
  return {
    method: 'stripe',
    shop,
    pay(reference, change) {
      Object.assign(company.pay(reference), change && { amount_total: change.amountFen });
    },
    notify(reference, eventId) {
      const session = company.sessions.find((each) => each.client_reference_id === reference);
      const payload = eventOf({ ...session }, { id: eventId });
      const headers = { 'stripe-signature': signEvent(payload, shop.clock.now) };
      return postNotification(shop, 'stripe', { payload, headers });
    },
    listRefunds: () => company.refunds.map(({ amount }) => amount),
    setAway(isAway) {
      company.isAway = isAway;
    },
    [Symbol.asyncDispose]: () => stripe[Symbol.asyncDispose](),
  };
}
