import type { Language } from '@uid/contract/language';
import { changePrice, listStaffVariants, moveStock } from '@uid/contract/staff-catalogue';

import { day } from '../../apps/server/src/job.ts';
import type { Staff } from './people.ts';
import type { World } from './world.ts';

const language: Language = 'zh';
/** A price change that starts a week after the demo was filled. */
const planned = { sku: 'MOD-USB', factor: 1.08 };

/** Records deliveries for variants that are low on stock. Runs on Mondays. */
export async function fillShelves({ insist }: World, { shop }: Staff): Promise<void> {
  const { variants } = await insist(listStaffVariants, { language, low: true }, shop.token);
  // The last variant stays low, so that the console has one to show.
  for (const { sku } of variants.slice(0, -1)) {
    const delivery = { kind: 'received', pieces: 60, note: '供应商到货' } as const;
    await insist(moveStock, { language, sku, ...delivery }, shop.token);
  }
}

/** Changes a price a little. Runs once a quarter. */
export async function changePrices(world: World, staff: Staff, quarter: number): Promise<void> {
  const skus = ['MOD-SPI', 'SIM-3FF-10', 'TMSDK-STD'];
  const sku = skus[quarter % skus.length] ?? '';
  await changePriceOf(world, staff, { sku, factor: quarter % 2 === 0 ? 1.05 : 0.97 });
}

export async function planPriceChange(world: World, staff: Staff): Promise<void> {
  const inUtc8 = new Date(world.clock.now + 7 * day + 8 * 3_600_000).toISOString();
  const starts = `${inUtc8.slice(0, 10)}T00:00`;
  await changePriceOf(world, staff, { ...planned, starts });
}

export async function findVariant({ insist }: World, { token }: { token: string }, sku: string) {
  const { variants } = await insist(listStaffVariants, { language, q: sku }, token);
  const variant = variants.find((each) => each.sku === sku);
  if (!variant) throw new Error(`The shop has no ${sku}.`);
  return variant;
}

async function changePriceOf(
  world: World,
  { shop }: Staff,
  { sku, factor, starts }: { sku: string; factor: number; starts?: string },
): Promise<void> {
  const variant = await findVariant(world, shop, sku);
  const { revision } = variant;
  const priceFen = Math.round(variant.priceFen * factor);
  await world.insist(changePrice, { language, sku, revision, priceFen, starts }, shop.token);
}
