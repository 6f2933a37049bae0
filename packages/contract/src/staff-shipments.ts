import { apiPrefix, longestSearch } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { address, orderNo } from './orders.ts';
import { carrierCode, parcelStates, shipment, shipmentLine, trackingNumber } from './shipments.ts';
import { z } from './zod.ts';

export const shipOrders = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/ship-several`,
  access: 'staff',
  permission: 'orders.ship',
  action: 'ship-orders',
  idempotent: true,
  summary:
    'Send all that has not left of several orders, a parcel each: all of them, or none and each that can’t leave is named',
  input: z.object({
    language: languageSchema,
    carrier: carrierCode,
    parcels: z
      .array(z.object({ no: orderNo, trackingNo: z.optional(trackingNumber) }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.object({ shipped: z.int() }),
});

const packingList = z.object({
  no: z.string(),
  /** The customer's language, in which the names are written, too. */
  language: languageSchema,
  /** The company's published name in that language. */
  brand: z.string(),
  placedAt: z.number(),
  address: z.optional(address),
  note: z.optional(z.string()),
  /** The goods that have not left yet. */
  lines: z.array(shipmentLine),
});
export type PackingList = z.infer<typeof packingList>;

export const listPackingLists = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/packing-lists`,
  access: 'staff',
  permission: 'orders.ship',
  action: 'list-packing-lists',
  summary: 'What is to be packed for paid orders, in the language of each customer, without prices',
  input: z.object({
    /** Order numbers, separated by commas. */
    orders: z.string().check(z.regex(/^[0-9A-Z]{10,30}(,[0-9A-Z]{10,30}){0,49}$/)),
  }),
  output: z.object({ lists: z.array(packingList) }),
});

export const correctTracking = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/parcel/tracking`,
  access: 'staff',
  permission: 'orders.correct',
  action: 'correct-tracking',
  idempotent: true,
  summary:
    'Correct the tracking number of a parcel on its way; the customer is told of the new one',
  input: z.object({
    language: languageSchema,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    /** The tracking number as the caller has read it: if it has changed since, nothing is corrected. */
    from: trackingNumber,
    to: trackingNumber,
  }),
  output: shipment,
});

/** Maximum number of parcels in the list; others are found by their number. */
export const maxParcelsOnTheWay = 50;

const parcelOnTheWay = z.object({
  id: z.string(),
  /** The number of the parcel's order. */
  no: z.string(),
  recipient: z.optional(z.string()),
  carrierName: z.string(),
  trackingNo: z.optional(z.string()),
  state: z.enum(parcelStates),
});
export type ParcelOnTheWay = z.infer<typeof parcelOnTheWay>;

export const listParcelsOnTheWay = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/parcels-on-the-way`,
  access: 'staff',
  permission: 'orders.ship',
  action: 'list-parcels-on-the-way',
  summary:
    'Parcels that have not arrived and whose carrier does not report itself, the latest first',
  input: z.object({
    language: languageSchema,
    /** The beginning of an order number or a tracking number. */
    q: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(longestSearch))),
  }),
  output: z.object({
    parcels: z.array(parcelOnTheWay),
    /** Whether more parcels match than are listed. */
    hasMore: z.boolean(),
  }),
});
