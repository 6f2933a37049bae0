import { pickItemFields } from '@uid/contract/item-fields';
import type { Language, Localised } from '@uid/contract/language';
import type { StaffItem } from '@uid/contract/staff-catalogue';

import type { Handle } from '../../../database/database.ts';
import { presentVariant } from './read-variants.ts';
import { listSteps } from '../list-steps.ts';
import { textsOf } from '../present-item.ts';
import { itemWordsOf } from './items/item-words.ts';
import { readPromised } from './read-promised.ts';

/** Number of the newest price changes and stock movements shown for each variant. */
const maxChanges = 20;

interface Reading {
  language: Language;
  seesStock: boolean;
}

/** Reads an item with everything that staff may see, or undefined if there is none. */
export async function readItem(
  handle: Handle,
  id: string,
  { language, seesStock }: Reading,
): Promise<StaffItem | undefined> {
  const item = await handle.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst();
  if (!item) return undefined;
  const rows = await handle
    .selectFrom('variants')
    .selectAll()
    .where('itemId', '=', id)
    .orderBy('position')
    .orderBy('sku')
    .execute();
  const skus = rows.map(({ sku }) => sku);
  const promised = await readPromised(handle, skus);
  const steps = await listSteps(handle, skus);
  const histories = await Promise.all(
    skus.map(async (sku) => ({
      changes: await listPriceChanges(handle, sku),
      movements: seesStock ? await listMovements(handle, sku) : undefined,
    })),
  );
  const personOf = await readPersons(
    handle,
    histories.flatMap(({ changes, movements = [] }) => [...changes, ...movements]),
  );
  const variants = rows.map((row, index) => {
    const { changes = [], movements } = histories[index] ?? {};
    const { zh, en } = JSON.parse(row.names) as Localised<string>;
    return {
      ...presentVariant({ ...row, texts: item.texts }, language),
      variantZh: zh,
      variantEn: en,
      promised: promised.get(row.sku) ?? 0,
      steps: steps
        .filter(({ sku }) => sku === row.sku)
        .map(({ fromQuantity, priceFen }) => ({ fromQuantity, priceFen })),
      priceChanges: changes.map(({ accountId, oldFen, ...change }) => ({
        ...change,
        ...(oldFen !== null && { oldFen }),
        ...personOf(accountId),
      })),
      ...(movements && {
        movements: movements.map(({ accountId, note, orderNo, ...movement }) => ({
          ...movement,
          ...(note !== null && { note }),
          ...(orderNo !== null && { orderNo }),
          ...personOf(accountId),
        })),
      }),
    };
  });
  return {
    id,
    name: textsOf(item)[language].name,
    product: item.product,
    isOnSale: variants.some(({ state }) => state === 'on-sale'),
    words: {
      ...itemWordsOf(textsOf(item)),
      ...pickItemFields(item),
      position: item.position,
      revision: item.revision,
    },
    variants,
  };
}

function listPriceChanges(handle: Handle, sku: string) {
  return handle
    .selectFrom('priceChanges')
    .select(['id', 'state', 'fromQuantity', 'oldFen', 'newFen', 'startsAt', 'askedAt', 'accountId'])
    .where('sku', '=', sku)
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxChanges)
    .execute();
}

function listMovements(handle: Handle, sku: string) {
  return handle
    .selectFrom('stockMovements as moved')
    .leftJoin('orders', 'orders.id', 'moved.orderId')
    .select(['moved.id', 'moved.createdAt as at', 'moved.reason', 'moved.quantity', 'moved.note'])
    .select(['moved.accountId', 'orders.no as orderNo'])
    .where('moved.sku', '=', sku)
    .orderBy('moved.id', 'desc')
    .limit(maxChanges)
    .execute();
}

/** Staff may see who of them did something. The address is missing if the account is gone. */
async function readPersons(handle: Handle, rows: readonly { accountId: string | null }[]) {
  const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const accounts =
    ids.length === 0
      ? []
      : await handle
          .selectFrom('accounts')
          .select(['id', 'email'])
          .where('id', 'in', ids)
          .execute();
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return (id: string | null) => {
    if (id === null) return {};
    const email = emails.get(id);
    return { person: { id, ...(email && { email }) } };
  };
}
