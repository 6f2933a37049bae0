import { enterPrices } from '../../features/catalogue/staff/enter-prices.ts';
import type { TestApp } from '../test-app.ts';

/** Changes the catalogue as staff do while others are buying. */
export async function setPrice({ deps }: TestApp, sku: string, priceFen: number): Promise<void> {
  await deps.database.transact(async (handle) => {
    await handle.updateTable('variants').set({ priceFen }).where('sku', '=', sku).execute();
    await handle
      .updateTable('priceChanges')
      .set({ newFen: priceFen })
      .where('sku', '=', sku)
      .where('fromQuantity', '=', 1)
      .where('state', '=', 'in-force')
      .execute();
  });
}

export async function withdraw({ deps }: TestApp, sku: string): Promise<void> {
  const { handle } = deps.database;
  await handle.updateTable('variants').set({ isWithdrawn: 1 }).where('sku', '=', sku).execute();
}

/** Sets the stock together with the movement that explains it. */
export async function setStock({ deps }: TestApp, sku: string, stock: number): Promise<void> {
  const { database, newId, now } = deps;
  await database.transact(async (handle) => {
    const before = await handle
      .selectFrom('variants')
      .select('stock')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    await handle.updateTable('variants').set({ stock }).where('sku', '=', sku).execute();
    const movement = { id: newId(), sku, quantity: stock - before.stock, createdAt: now() };
    await handle
      .insertInto('stockMovements')
      .values({ ...movement, reason: 'initial', orderId: null })
      .execute();
  });
}

export async function stockOf({ deps }: TestApp, sku: string): Promise<number> {
  const { stock } = await deps.database.handle
    .selectFrom('variants')
    .select('stock')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return stock;
}

/** Adds the price of one piece from this quantity on. */
export async function addTier(
  { deps }: TestApp,
  tier: { sku: string; fromQuantity: number; priceFen: number },
): Promise<void> {
  const { database, newId, now } = deps;
  await database.transact(async (handle) => {
    await handle.insertInto('tierPrices').values(tier).execute();
    await enterPrices(
      handle,
      [{ sku: tier.sku, fromQuantity: tier.fromQuantity, oldFen: null, newFen: tier.priceFen }],
      { newId, now, accountId: 'nobody' },
    );
  });
}

export async function dropTiers({ deps }: TestApp): Promise<void> {
  await deps.database.transact(async (handle) => {
    await handle.deleteFrom('tierPrices').execute();
    await handle
      .updateTable('priceChanges')
      .set({ state: 'past', endedAt: deps.now() })
      .where('fromQuantity', '>', 1)
      .execute();
  });
}
