import * as contract from '@uid/contract/shipments';
import * as staff from '@uid/contract/staff-shipments';

import type { Serve } from '../../http/serve.ts';
import { readParcelsOnTheWay } from './read-parcels-on-the-way.ts';
import { readShipment } from './read-shipments.ts';
import { reportParcel } from './report-parcel.ts';
import type { Shipping } from './shipping.ts';

/** Serves sent parcels to staff: where they are, corrections of their numbers and reports of their events. */
export function serveParcels(serve: Serve, shipping: Shipping): void {
  const { handle } = shipping.context.database;

  serve(staff.correctTracking, async (input, { act }) => {
    const { correctTracking } = await import('./correct-tracking.ts');
    const { id, from, to } = input;
    await act({ subject: { kind: 'shipment', id } }, async (tx, note) => {
      const { order } = await correctTracking(tx, shipping, input);
      note({
        about: order.accountId,
        before: { order: order.id, trackingNo: from },
        after: { trackingNo: to },
      });
      return null;
    });
    return readShipment(handle, id, input.language);
  });

  serve(staff.listParcelsOnTheWay, ({ language, q }, { act }) =>
    act({}, async (tx, note) => {
      const tracked = [...shipping.carriers.keys()];
      const found = await readParcelsOnTheWay(tx, { language, q, tracked });
      note({ after: { ids: found.parcels.map(({ id }) => id) } });
      return found;
    }),
  );

  serve(contract.reportParcel, async (input, { act }) => {
    const { id, state, place, text } = input;
    await act({ subject: { kind: 'shipment', id } }, async (tx, note) => {
      const { order, shipment } = await reportParcel(tx, shipping, input);
      // The reported place and text may name the person who received the parcel.
      const about = order.accountId;
      note({ about, before: { state: shipment.state }, after: { state, place, text } });
      return null;
    });
    return readShipment(handle, id, input.language);
  });
}
