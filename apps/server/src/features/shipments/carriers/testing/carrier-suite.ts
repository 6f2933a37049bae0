import { describe, expect, test } from 'vitest';

import { buildSession } from '../../../../testing/shop/test-shop.ts';
import { paidOrder, send, shipmentsOf, stateOf } from '../../testing/dispatch.ts';
import type { TestDispatch } from '../../testing/dispatch.ts';
import type { CarrierModule } from '../carrier-module.ts';

/** A shop that sends parcels with one carrier's stand-in, and the controls of the stand-in. */
export interface CarrierStage extends AsyncDisposable {
  shop: TestDispatch;
  /** Moves the parcel all the way to its delivery without a report. */
  deliver: (reference: string) => Promise<void>;
  /** Reports of all events of the parcel, correctly signed and ready to be posted, oldest first. */
  listReports: (reference: string) => Promise<Report[]>;
}

interface Report {
  payload: string;
  headers: Record<string, string>;
}

/** Tests the rules for every carrier that assigns tracking numbers and sends reports. */
export function carrierSuite({ code }: CarrierModule, open: () => Promise<CarrierStage>): void {
  const url = `/api/carrier-reports/${code}`;

  async function sendParcel({ shop }: CarrierStage) {
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
    const reference = await send(shop, no, { carrier: code, pieces: { 'CARD-A': 1 } });
    const read = async () => (await shipmentsOf(shop, buyer, { no }))[0];
    return { buyer, no, reference, read };
  }

  async function post({ shop }: CarrierStage, report: Report): Promise<number> {
    return (await shop.app.inject({ method: 'POST', url, ...report })).statusCode;
  }

  describe(`what every carrier keeps: ${code}`, () => {
    test('a parcel that is registered many times has one number', async () => {
      await using stage = await open();
      const { reference, read } = await sendParcel(stage);
      const order = await stage.shop.deps.database.handle
        .selectFrom('orders')
        .select('address')
        .executeTakeFirstOrThrow();
      const address = JSON.parse(order.address ?? '{}');
      const register = () =>
        stage.shop.shipping.carriers.get(code)?.register({ reference, address });
      const answers = await Promise.all([register(), register()]);
      const { trackingNo } = (await read()) ?? {};
      expect(trackingNo).toMatch(/./);
      expect(answers).toEqual([{ trackingNo }, { trackingNo }]);
    });

    test('what it reports counts once, however often and in whatever order it comes', async () => {
      await using stage = await open();
      const { buyer, no, reference, read } = await sendParcel(stage);
      await stage.deliver(reference);
      const reports = await stage.listReports(reference);
      for (const report of [...reports.toReversed(), ...reports])
        expect(await post(stage, report)).toBe(200);
      expect(await read()).toMatchObject({ state: 'delivered' });
      expect((await read())?.events).toHaveLength(reports.length);
      expect(await stateOf(stage.shop, buyer, no)).toBe('delivered');
    });

    test('what it never reported is asked for', async () => {
      await using stage = await open();
      const { buyer, no, reference, read } = await sendParcel(stage);
      await stage.deliver(reference);
      stage.shop.clock.now += 2 * 60_000;
      await stage.shop.fulfil();
      expect((await read())?.events).toHaveLength((await stage.listReports(reference)).length);
      expect(await stateOf(stage.shop, buyer, no)).toBe('delivered');
    });

    test('what it has not signed is refused', async () => {
      await using stage = await open();
      const { reference } = await sendParcel(stage);
      await stage.deliver(reference);
      const [{ payload, headers } = { payload: '', headers: {} }] =
        await stage.listReports(reference);
      expect(await post(stage, { payload, headers: {} })).toBe(403);
      expect(await post(stage, { payload: `${payload} `, headers })).toBe(403);
    });
  });
}
