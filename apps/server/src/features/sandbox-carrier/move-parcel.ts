import { createHash } from 'node:crypto';

import type { Selectable } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { Station } from './parcel-way.ts';

export type SandboxParcel = Selectable<Tables['sandboxParcels']>;

/** Milliseconds from one station to the next. A real parcel would take a day. */
export const stationTime = 20_000;

/** Loads the stations of all provinces, which only the sandbox carrier needs. */
const loadWay = () => import('./parcel-way.ts');

/** Moves every parcel that is due, by as many stations as have become due. */
export async function moveParcels({ database, now }: ServerContext): Promise<void> {
  const due = await database.handle
    .selectFrom('sandboxParcels')
    .selectAll()
    .where('nextMoveAt', '<=', now())
    .orderBy('nextMoveAt')
    .limit(50)
    .execute();
  for (const parcel of due) {
    let moved: SandboxParcel | undefined = parcel;
    while (moved && moved.nextMoveAt !== null && moved.nextMoveAt <= now()) {
      const at: number = moved.nextMoveAt;
      const from: SandboxParcel = moved;
      moved = await database.transact((handle) => moveOn(handle, from, at));
    }
  }
}

/**
 * Moves a parcel to its next station. Returns undefined if another process just did, or if it does not move any more.
 */
export async function moveOn(
  handle: Handle,
  parcel: SandboxParcel,
  at: number,
): Promise<SandboxParcel | undefined> {
  const { parcelWay } = await loadWay();
  const way = parcelWay(parcel);
  const station = way[parcel.station + 1];
  if (!station || parcel.isLost === 1) return undefined;
  const isLast = parcel.station + 1 === way.length - 1;
  const nextMoveAt = isLast ? null : at + stationTime;
  const moved = await handle
    .updateTable('sandboxParcels')
    .set({ station: parcel.station + 1, nextMoveAt })
    .where('trackingNo', '=', parcel.trackingNo)
    .where('station', '=', parcel.station)
    .where('isLost', '=', 0)
    .returningAll()
    .executeTakeFirst();
  if (moved) await tell(handle, moved, { station, at });
  return moved;
}

/** Marks a parcel as lost: it stays where it is, and the carrier reports it. */
export async function loseParcel(handle: Handle, parcel: SandboxParcel, at: number): Promise<void> {
  const { lossAt, parcelWay } = await loadWay();
  const way = parcelWay(parcel);
  const place = way[Math.max(parcel.station, 0)];
  if (!place || parcel.station === way.length - 1) return;
  const lost = await handle
    .updateTable('sandboxParcels')
    .set({ isLost: 1, nextMoveAt: null })
    .where('trackingNo', '=', parcel.trackingNo)
    .where('isLost', '=', 0)
    .returningAll()
    .executeTakeFirst();
  if (lost) await tell(handle, lost, { station: lossAt(place), at });
}

/** Writes the tracking event and when it is sent: like a real carrier, some late and some several times. */
async function tell(
  handle: Handle,
  { trackingNo, reference, station: index }: SandboxParcel,
  { station, at }: { station: Station; at: number },
): Promise<void> {
  const id = createHash('sha256')
    .update(`${trackingNo} ${index} ${station.state}`)
    .digest('base64url')
    .slice(0, 22);
  const { place, text, state } = station;
  const event = { eventId: id, trackingNo, reference, at, state, place, text };
  // The pick-up is reported after the departure that follows it. The departure is reported three times.
  const isLate = index === 1 && state === 'in-transit';
  const isRepeated = index === 2 && state === 'in-transit';
  await handle
    .insertInto('sandboxTrackingEvents')
    .values({
      id,
      trackingNo,
      at,
      body: JSON.stringify(event),
      dueAt: isLate ? at + stationTime + 5000 : at,
      repeats: isRepeated ? 2 : 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
