import { pageSize } from '@uid/contract/constants';
import * as contract from '@uid/contract/shipments';
import * as staff from '@uid/contract/staff-shipments';

import { cutPage } from '../../database/cut-page.ts';
import type { Serve } from '../../http/serve.ts';
import { findOrderId } from '../orders/find-order.ts';
import { listPaidOrders, presentOrderToShip } from './read-orders-to-ship.ts';
import { presentCarrier } from './present-shipment.ts';
import { readPackingLists } from './read-packing-lists.ts';
import { readShipment, readShipments } from './read-shipments.ts';
import { shipOrder } from './ship-order.ts';
import { shipOrders } from './ship-orders.ts';
import type { Shipping } from './shipping.ts';

/** Serves the dispatch by staff: the orders that wait, their parcels and their packing lists. */
export function serveDispatch(serve: Serve, shipping: Shipping): void {
  const { database, config } = shipping.context;
  const { handle } = database;

  serve(contract.listOrdersToShip, async ({ language, after }, { act }) => {
    const { rows, next } = await act({}, async (tx, note) => {
      const found = await listPaidOrders(tx, { after, limit: pageSize + 1 });
      const page = cutPage(found, pageSize, ({ no }) => no);
      note({ after: { ids: page.rows.map(({ id }) => id) } });
      return page;
    });
    const ids = rows.map(({ id }) => id);
    const read = await readShipments(handle, ids, language);
    return {
      orders: rows.map((order) => presentOrderToShip(order, read.get(order.id)?.waiting)),
      next,
      carriers: [...config.carriers.keys()].map((code) => ({
        ...presentCarrier(code, language),
        isTracked: shipping.carriers.has(code),
      })),
    };
  });

  serve(contract.shipOrder, async (input, { act, session }) => {
    const operatorId = session.accountId;
    const { carrier, trackingNo, lines } = input;
    const id = await shipOrder(shipping, { ...input, operatorId }, (pack) =>
      act({}, async (tx, note) => {
        const orderId = await findOrderId(tx, input.no);
        if (orderId) note({ subject: { kind: 'order', id: orderId } });
        const packed = await pack(tx);
        const { order } = packed;
        note({
          about: order.accountId,
          before: { state: order.state },
          after: { shipment: packed.id, carrier, trackingNo, lines },
        });
        return { id: packed.id };
      }),
    );
    return readShipment(handle, id, input.language);
  });

  serve(staff.shipOrders, async (input, { act, session }) => {
    const batch = { ...input, operatorId: session.accountId };
    const shipped = await shipOrders(shipping, batch, (pack) =>
      act({}, async (tx, note) => {
        const packed = await pack(tx);
        const { carrier, parcels } = input;
        note({
          each: packed.map(({ id, order }, index) => ({
            subject: { kind: 'order', id: order.id },
            about: order.accountId,
            before: { state: order.state },
            after: { shipment: id, carrier, trackingNo: parcels[index]?.trackingNo },
          })),
        });
        return { ids: packed.map(({ id }) => id) };
      }),
    );
    return { shipped };
  });

  serve(staff.listPackingLists, ({ orders }, { act }) =>
    act({}, async (tx, note) => {
      const { lists, ids } = await readPackingLists(tx, [...new Set(orders.split(','))]);
      note({ after: { ids } });
      return { lists };
    }),
  );
}
