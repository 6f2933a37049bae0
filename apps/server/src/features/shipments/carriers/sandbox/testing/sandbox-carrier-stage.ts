import { openCarrierAccount } from '../../../../sandbox-carrier/account.ts';
import { signNews } from '../../../../sandbox-carrier/deliver-news.ts';
import { moveParcels } from '../../../../sandbox-carrier/move-parcel.ts';
import { openDispatch } from '../../../testing/dispatch.ts';
import type { CarrierStage } from '../../testing/carrier-suite.ts';

/** A shop with the carrier that is part of the server. */
export async function openSandboxCarrierStage(): Promise<CarrierStage> {
  const shop = await openDispatch();
  const { handle } = shop.deps.database;
  return {
    shop,
    async deliver() {
      shop.clock.now += 110_000;
      await moveParcels(shop.deps);
      // Nothing is reported by itself any more.
      await handle.updateTable('sandboxParcelNews').set({ dueAt: null }).execute();
    },
    async listReports() {
      const news = await handle.selectFrom('sandboxParcelNews').selectAll().orderBy('at').execute();
      const account = await openCarrierAccount(shop.deps);
      return news.map(({ body }) => {
        const { body: payload, headers } = signNews(body, account, shop.deps.now());
        return { payload, headers };
      });
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}
