import type { ParcelState } from '@uid/contract/shipments';

const ranks: Record<ParcelState, number> = {
  registered: 0,
  'in-transit': 1,
  'out-for-delivery': 2,
  exception: 3,
  delivered: 4,
};

interface Told {
  at: number;
  state: ParcelState;
}

/** By the carrier's clock; of two at the same moment the one that is further. */
export function compareNews(one: Told, other: Told): number {
  return one.at - other.at || ranks[one.state] - ranks[other.state];
}

/** Where a parcel is by all that is known of it, in whatever order that arrived. What was delivered stays so. */
export function parcelStateOf(news: readonly Told[]): ParcelState {
  if (news.some(({ state }) => state === 'delivered')) return 'delivered';
  return news.toSorted(compareNews).at(-1)?.state ?? 'registered';
}

/** When it was delivered: the first time the carrier said so. */
export function deliveredAtOf(news: readonly Told[]): number | null {
  return news.filter(({ state }) => state === 'delivered').toSorted(compareNews)[0]?.at ?? null;
}
