import { maxParcelsOnTheWay } from '@uid/contract/staff-shipments';
import type { ParcelOnTheWay } from '@uid/contract/staff-shipments';
import type { Language } from '@uid/contract/language';
import type { Address } from '@uid/contract/orders';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { carrierName } from './carriers/carrier-modules.ts';

interface Asked {
  language: Language;
  /** The beginning of the order's number or the tracking number. */
  q?: string | undefined;
  /** Codes of carriers that send reports themselves: their parcels are left out. */
  tracked: readonly string[];
}

/** Reads the parcels whose tracking events staff enter, the latest first. */
export async function readParcelsOnTheWay(handle: Handle, { language, q = '', tracked }: Asked) {
  const rows = await handle
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.orderId')
    .select(['shipments.id', 'shipments.carrier', 'shipments.trackingNo', 'shipments.state'])
    .select(['orders.no', 'orders.address'])
    // The state is a literal: SQLite cannot see that a parameter meets the condition of the partial index.
    .where(sql<SqlBool>`shipments.state <> 'delivered'`)
    .$if(tracked.length > 0, (query) => query.where('shipments.carrier', 'not in', [...tracked]))
    .$if(q !== '', (query) =>
      query.where((eb) =>
        eb.or([beginsWith('orders.no', q), beginsWith('shipments.trackingNo', q)]),
      ),
    )
    .orderBy('shipments.id', 'desc')
    .limit(maxParcelsOnTheWay + 1)
    .execute();
  const parcels = rows
    .slice(0, maxParcelsOnTheWay)
    .map(({ id, no, address, carrier, trackingNo, state }): ParcelOnTheWay => ({
      id,
      no,
      ...(address !== null && { recipient: (JSON.parse(address) as Address).recipient }),
      carrierName: carrierName(carrier, language),
      ...(trackingNo !== null && { trackingNo }),
      state,
    }));
  return { parcels, hasMore: rows.length > maxParcelsOnTheWay };
}

/** Doesn't use `like`, because the text may contain wildcards of `like`. */
function beginsWith(column: string, text: string) {
  return sql<SqlBool>`substr(${sql.ref(column)}, 1, ${sql.lit(text.length)}) = ${text}`;
}
