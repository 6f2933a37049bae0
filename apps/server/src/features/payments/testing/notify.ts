import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { presentCharge } from '../../sandbox-pay/charge.ts';
import { signNotification } from '../../sandbox-pay/deliver-notifications.ts';
import { openMerchant } from '../../sandbox-pay/merchant.ts';

export const notificationsUrl = '/api/payment-notifications/sandbox';

/** What the stand-in company reports about a charge, with a test's changes. */
export async function factsOf(
  { deps }: TestShop,
  chargeId: string,
  change: object,
): Promise<string> {
  const charge = await deps.database.handle
    .selectFrom('sandboxCharges')
    .selectAll()
    .where('id', '=', chargeId)
    .executeTakeFirstOrThrow();
  const facts = presentCharge(charge, deps.now());
  return JSON.stringify({ eventId: deps.newId(), ...facts, ...change });
}

/** Signs facts as the company does. */
export async function signFacts({ deps }: TestShop, facts: string, at = deps.now()) {
  return signNotification(facts, await openMerchant(deps), at);
}

/** Sends a correctly signed notification. Returns the HTTP status. */
export async function notify(shop: TestShop, chargeId: string, change: object): Promise<number> {
  const { body, headers } = await signFacts(shop, await factsOf(shop, chargeId, change));
  const answer = await shop.app.inject({
    method: 'POST',
    url: notificationsUrl,
    payload: body,
    headers,
  });
  return answer.statusCode;
}
