import { openShop } from '../../../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../../../testing/shop/test-shop.ts';
import { factsOf, signFacts } from '../../../testing/notify.ts';
import { postNotification } from '../../testing/provider-stage.ts';
import type { ProviderStage } from '../../testing/provider-stage.ts';

/** Opens a shop that sells through the stand-in company that is part of the server. */
export async function openSandboxStage(
  change: Record<string, string> = {},
): Promise<ProviderStage> {
  const shop = await openShop({ environment: change });
  return {
    method: 'sandbox',
    shop,
    async pay(reference, change) {
      await shop.deps.database.handle
        .updateTable('sandboxCharges')
        .set({ state: 'succeeded', ...change })
        .where('reference', '=', reference)
        .execute();
    },
    async notify(reference, eventId) {
      const { id } = await findCharge(shop, reference);
      const { body, headers } = await signFacts(shop, await factsOf(shop, id, { eventId }));
      return postNotification(shop, 'sandbox', { payload: body, headers });
    },
    async listRefunds() {
      const { handle } = shop.deps.database;
      const refunds = await handle
        .selectFrom('sandboxRefunds')
        .select('amountFen')
        .orderBy('createdAt')
        .execute();
      return refunds.map(({ amountFen }) => amountFen);
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

async function findCharge({ deps }: TestShop, reference: string) {
  return deps.database.handle
    .selectFrom('sandboxCharges')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}
