import type { ParcelState } from '@uid/contract/shipments';

const ranks: Record<ParcelState, number> = {
  registered: 0,
  'in-transit': 1,
  'out-for-delivery': 2,
  exception: 3,
  delivered: 4,
};

/** A state that a carrier reported for a parcel, with the time of the carrier's clock. */
interface Tracked {
  at: number;
  state: ParcelState;
}

/** Sorts by the carrier's clock; of two events at the same moment, the one further along the way comes later. */
export function compareTrackingEvents(one: Tracked, other: Tracked): number {
  return one.at - other.at || ranks[one.state] - ranks[other.state];
}

/** The state of a parcel after all its events, in whatever order they arrived. A delivered parcel stays delivered. */
export function parcelStateOf(events: readonly Tracked[]): ParcelState {
  if (events.some(({ state }) => state === 'delivered')) return 'delivered';
  return events.toSorted(compareTrackingEvents).at(-1)?.state ?? 'registered';
}

/** Epoch milliseconds of the earliest event that says the parcel was delivered; null if there is none. */
export function deliveredAtOf(events: readonly Tracked[]): number | null {
  return (
    events.filter(({ state }) => state === 'delivered').toSorted(compareTrackingEvents)[0]?.at ??
    null
  );
}
