import { openCarrierAccount } from '../../../../sandbox-carrier/account.ts';
import { signTrackingEvent } from '../../../../sandbox-carrier/deliver-tracking-events.ts';
import { moveParcels } from '../../../../sandbox-carrier/move-parcel.ts';
import { openDispatch } from '../../../testing/dispatch.ts';
import type { CarrierStage } from '../../testing/carrier-suite.ts';

/** Opens a shop with the stand-in carrier that is part of the server. */
export async function openSandboxCarrierStage(): Promise<CarrierStage> {
  const shop = await openDispatch();
  const { handle } = shop.deps.database;
  return {
    shop,
    async deliver() {
      shop.clock.now += 110_000;
      await moveParcels(shop.deps);
      // Keeps the stand-in from reporting the events by itself.
      await handle.updateTable('sandboxTrackingEvents').set({ dueAt: null }).execute();
    },
    async listReports() {
      const events = await handle
        .selectFrom('sandboxTrackingEvents')
        .selectAll()
        .orderBy('at')
        .execute();
      const account = await openCarrierAccount(shop.deps);
      return events.map(({ body }) => {
        const { body: payload, headers } = signTrackingEvent(body, account, shop.deps.now());
        return { payload, headers };
      });
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}
