import { clockTolerance } from '../../../job.ts';
import { registerParcel } from '../register-parcel.ts';
import type { StoredShipment } from '../repository.ts';
import type { Shipping } from '../shipping.ts';
import { applyTrackingEvents } from './apply-tracking-events.ts';
import { longestWait, nextPollAt } from './poll-schedule.ts';
import { leaseShipment, listDueShipments } from './repository.ts';

const batch = 50;

/** Asks carriers for events of parcels that are due, and for tracking numbers that are still missing. */
export async function pollParcels(shipping: Shipping): Promise<void> {
  const { database, now } = shipping.context;
  const latest = now() + longestWait + clockTolerance;
  const due = await listDueShipments(database.handle, { now: now(), latest, limit: batch });
  for (const shipment of due) {
    const next = nextPollAt({ polls: shipment.polls + 1, now: now() });
    if (!(await leaseShipment(database.handle, shipment, { next }))) continue;
    await poll(shipping, shipment).catch((cause: unknown) =>
      shipping.onFailure(cause, { shipmentId: shipment.id }),
    );
  }
}

async function poll(shipping: Shipping, { id, carrier, trackingNo }: StoredShipment) {
  if (trackingNo === null) return registerParcel(shipping, id);
  const { context } = shipping;
  const events = await shipping.carriers.get(carrier)?.track(id);
  if (!events) return;
  await context.database.transact((handle) =>
    applyTrackingEvents(handle, { reference: id, events }, context),
  );
}
