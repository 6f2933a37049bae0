import type { ParcelState } from '@uid/contract/shipments';

const ranks: Record<ParcelState, number> = {
  registered: 0,
  'in-transit': 1,
  'out-for-delivery': 2,
  exception: 3,
  delivered: 4,
};

/** What a carrier said of a parcel, and when by its clock. */
interface News {
  at: number;
  state: ParcelState;
}

/** Sorts by the carrier's clock; of two at the same moment the one that is further on its way comes later. */
export function compareNews(one: News, other: News): number {
  return one.at - other.at || ranks[one.state] - ranks[other.state];
}

/** The state of a parcel by all news of it, in whatever order they arrived. A delivered parcel stays delivered. */
export function parcelStateOf(news: readonly News[]): ParcelState {
  if (news.some(({ state }) => state === 'delivered')) return 'delivered';
  return news.toSorted(compareNews).at(-1)?.state ?? 'registered';
}

/** When it was delivered: the first time the carrier said so. */
export function deliveredAtOf(news: readonly News[]): number | null {
  return news.filter(({ state }) => state === 'delivered').toSorted(compareNews)[0]?.at ?? null;
}
