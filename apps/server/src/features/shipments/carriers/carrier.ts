import type { IncomingHttpHeaders } from 'node:http';

import type { Localised } from '@uid/contract/language';
import type { Address } from '@uid/contract/orders';
import type { ParcelState } from '@uid/contract/shipments';

/** What a carrier says of a parcel: where it was, and when. */
export interface TrackingEvent {
  /** The carrier's: the same in every repeat, sent or asked for. */
  eventId: string;
  at: number;
  state: ParcelState;
  place: Localised<string>;
  text: Localised<string>;
}

export interface ParcelRequest {
  /** Ours: a repeat with the same reference registers no second parcel. */
  reference: string;
  address: Address;
}

export interface CarrierReport {
  /** Ours. */
  reference: string;
  event: TrackingEvent;
}

/** A company that takes parcels and reports on them. Every call may be repeated; a rejection means that nobody knows. */
export interface Carrier {
  register(parcel: ParcelRequest): Promise<{ trackingNo: string }>;
  /** Everything it says about a parcel so far. */
  track(reference: string): Promise<TrackingEvent[]>;
  /** Reads a notification from its raw bytes. Throws SIGNATURE_INVALID unless it is fresh and from the carrier for our app. */
  verifyNotification(body: Buffer, headers: IncomingHttpHeaders): Promise<CarrierReport>;
}
