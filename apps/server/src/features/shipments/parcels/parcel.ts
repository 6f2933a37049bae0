import type { ParcelState } from '@uid/contract/shipments';

const ranks: Record<ParcelState, number> = {
  registered: 0,
  'in-transit': 1,
  'out-for-delivery': 2,
  exception: 3,
  delivered: 4,
};

/** What a carrier said of a parcel, and when by its clock. */
interface Tracked {
  at: number;
  state: ParcelState;
}

/** Sorts by the carrier's clock; of two at the same moment the one that is further on its way comes later. */
export function compareTrackingEvents(one: Tracked, other: Tracked): number {
  return one.at - other.at || ranks[one.state] - ranks[other.state];
}

/** The state of a parcel by all events of it, in whatever order they arrived. A delivered parcel stays delivered. */
export function parcelStateOf(events: readonly Tracked[]): ParcelState {
  if (events.some(({ state }) => state === 'delivered')) return 'delivered';
  return events.toSorted(compareTrackingEvents).at(-1)?.state ?? 'registered';
}

/** When it was delivered: the first time the carrier said so. */
export function deliveredAtOf(events: readonly Tracked[]): number | null {
  return (
    events.filter(({ state }) => state === 'delivered').toSorted(compareTrackingEvents)[0]?.at ??
    null
  );
}
