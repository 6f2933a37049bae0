import { randomInt } from 'node:crypto';

import type { Address } from '@uid/contract/orders';

import type { ServerContext } from '../../context.ts';
import { openCarrierAccount } from './account.ts';
import type { CarrierAccount } from './account.ts';

/** The interface of the sandbox carrier for the shop. */
export interface SandboxCarrierCompany {
  /** Returns the credentials that the carrier gave the shop when the account was opened. */
  readAccount(): Promise<CarrierAccount>;
  /** Registers a parcel. The same reference gets the same number. */
  register(parcel: { reference: string; address: Address }): Promise<{ trackingNo: string }>;
  /** Returns the bodies of all events of a parcel so far, sent or not, as JSON. */
  track(reference: string): Promise<string[]>;
}

export function createSandboxCompany(context: ServerContext): SandboxCarrierCompany {
  const { database, now } = context;
  return {
    readAccount: () => openCarrierAccount(context),
    async register({ reference, address: { province, city, district } }) {
      const { handle } = database;
      await handle
        .insertInto('sandboxParcels')
        .values({
          trackingNo: `SB${randomInt(10 ** 12, 10 ** 13)}`,
          reference,
          province,
          city,
          district,
          station: -1,
          createdAt: now(),
          nextMoveAt: now(),
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      const { trackingNo } = await handle
        .selectFrom('sandboxParcels')
        .select('trackingNo')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return { trackingNo };
    },
    async track(reference) {
      const events = await database.handle
        .selectFrom('sandboxTrackingEvents')
        .innerJoin(
          'sandboxParcels',
          'sandboxParcels.trackingNo',
          'sandboxTrackingEvents.trackingNo',
        )
        .select('sandboxTrackingEvents.body')
        .where('sandboxParcels.reference', '=', reference)
        .where('sandboxTrackingEvents.at', '<=', now())
        .orderBy('sandboxTrackingEvents.at')
        .execute();
      return events.map(({ body }) => body);
    },
  };
}
