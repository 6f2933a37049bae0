import { defaultLanguage } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import type { Address } from '@uid/contract/orders';
import type { PackingList } from '@uid/contract/staff-shipments';

import type { Handle } from '../../database/database.ts';
import { readCompany } from '../contents/read-company.ts';
import { readShipments } from './read-shipments.ts';

interface Packing {
  lists: PackingList[];
  /** Ids of the orders. */
  ids: string[];
}

/** Reads the packing lists of these orders. They name no prices: the packer reads them and the customer gets them. */
export async function readPackingLists(handle: Handle, nos: readonly string[]): Promise<Packing> {
  const orders = await handle
    .selectFrom('orders')
    .leftJoin('accountLanguages', 'accountLanguages.accountId', 'orders.accountId')
    .select(['orders.id', 'orders.no', 'orders.address', 'orders.note', 'orders.placedAt'])
    .select('accountLanguages.language')
    .where('orders.no', 'in', nos)
    .where('orders.state', '=', 'paid')
    .orderBy('orders.id')
    .execute();
  const ids = orders.map(({ id }) => id);
  const read = {
    zh: await readShipments(handle, ids, 'zh'),
    en: await readShipments(handle, ids, 'en'),
  } satisfies Record<Language, unknown>;
  const { brand } = await readCompany(handle);
  const lists = orders.map(({ id, no, address, note, placedAt, ...order }) => {
    const language = order.language ?? defaultLanguage;
    return {
      no,
      language,
      brand: brand[language],
      placedAt,
      ...(address !== null && { address: JSON.parse(address) as Address }),
      ...(note !== null && { note }),
      lines: read[language].get(id)?.waiting ?? [],
    };
  });
  return { lists, ids };
}
