import type { IncomingHttpHeaders } from 'node:http';

import type { Localised } from '@uid/contract/language';
import type { Address } from '@uid/contract/orders';
import type { ParcelState } from '@uid/contract/shipments';

/** A carrier's report of where a parcel was, and when. */
export interface TrackingEvent {
  /** The carrier's id of the event: the same in every notification and response that contains the event. */
  eventId: string;
  at: number;
  state: ParcelState;
  place: Localised<string>;
  text: Localised<string>;
}

export interface ParcelRequest {
  /** Our id of the parcel: a repeat with the same reference registers no second parcel. */
  reference: string;
  address: Address;
}

export interface CarrierReport {
  /** Our id of the parcel. */
  reference: string;
  event: TrackingEvent;
}

/** A carrier of parcels. Every call may be repeated; after a rejected promise the outcome is unknown. */
export interface Carrier {
  register(parcel: ParcelRequest): Promise<{ trackingNo: string }>;
  /** Returns all events of a parcel so far. */
  track(reference: string): Promise<TrackingEvent[]>;
  /** Reads a notification's raw bytes. Throws SIGNATURE_INVALID unless the carrier signed it recently for our app. */
  verifyNotification(body: Buffer, headers: IncomingHttpHeaders): Promise<CarrierReport>;
}
