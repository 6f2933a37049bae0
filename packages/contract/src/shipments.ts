import { z } from './zod.ts';

import { apiPrefix, maxLineQuantity } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { address, orderNo, orderStates } from './orders.ts';

/** The code of a carrier. Only the server knows which carriers there are, and their names. */
export const carrierCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/**
 * The states of a parcel: a later state never returns to an earlier one, except that `exception` may be followed by any
 * state.
 */
export const parcelStates = [
  'registered',
  'in-transit',
  'out-for-delivery',
  'delivered',
  'exception',
] as const;
export type ParcelState = (typeof parcelStates)[number];

export const trackingNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{8,30}$/));

const carrier = z.object({ code: carrierCode, name: z.string() });

export const shipmentLine = z.object({
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  unit: z.string(),
  quantity: z.int(),
});

/** One event of a parcel, ordered by the carrier's time. */
const parcelEvent = z.object({
  at: z.number(),
  place: z.string(),
  text: z.string(),
  /**
   * The language of `place` and `text` if it is not the reader's: staff enter the carrier's words in one language only.
   */
  language: z.optional(languageSchema),
  state: z.enum(parcelStates),
});

export const shipment = z.object({
  id: z.string(),
  carrier,
  /** Absent for a moment, until the carrier has assigned the number. */
  trackingNo: z.optional(z.string()),
  state: z.enum(parcelStates),
  lines: z.array(shipmentLine),
  shippedAt: z.number(),
  deliveredAt: z.optional(z.number()),
  /** Latest first. */
  events: z.array(parcelEvent),
});
export type Shipment = z.infer<typeof shipment>;

export const listShipments = endpoint({
  method: 'GET',
  path: `${apiPrefix}/order/shipments`,
  access: 'session',
  summary: 'The parcels of an order of the session, first sent first, and what has not left yet',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: z.object({
    shipments: z.array(shipment),
    /** Shipped goods of a paid order that are in no parcel yet. */
    waiting: z.array(shipmentLine),
  }),
});

export const confirmReceipt = endpoint({
  method: 'POST',
  path: `${apiPrefix}/order/receipt`,
  access: 'session',
  idempotent: true,
  summary: 'Say that a delivered order has arrived, which completes it; otherwise the clock does',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: z.object({ no: z.string(), state: z.enum(orderStates) }),
});

/** The licence keys of one line of an order: as many as were bought. */
const licence = z.object({
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  quantity: z.int(),
  /** Empty until the keys are issued, shortly after payment. */
  keys: z.array(z.object({ key: z.string(), issuedAt: z.number(), isRevoked: z.boolean() })),
});
export type Licence = z.infer<typeof licence>;

export const listLicences = endpoint({
  method: 'GET',
  path: `${apiPrefix}/order/licences`,
  access: 'session',
  summary: 'The licence keys of an order of the session; no mail or notice ever holds one',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: z.object({ licences: z.array(licence) }),
});

const orderToShip = z.object({
  no: z.string(),
  placedAt: z.number(),
  paidAt: z.number(),
  email: z.string(),
  address: z.optional(address),
  note: z.optional(z.string()),
  /** Whether the customer has an open refund request. */
  isAskedBack: z.optional(z.boolean()),
  /** The goods that have not left yet. */
  lines: z.array(shipmentLine),
});
export type OrderToShip = z.infer<typeof orderToShip>;

export const listOrdersToShip = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/orders-to-ship`,
  access: 'staff',
  permission: 'orders.ship',
  action: 'list-orders-to-ship',
  summary: 'Paid orders with goods that have not left, the longest waiting first',
  input: z.object({ language: languageSchema, after: z.optional(orderNo) }),
  output: z.object({
    orders: z.array(orderToShip),
    next: z.optional(z.string()),
    /**
     * The carriers with which parcels may be sent; `isTracked`: the carrier assigns the number itself and reports the
     * parcel's progress.
     */
    carriers: z.array(z.extend(carrier, { isTracked: z.boolean() })),
  }),
});

export const shipOrder = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/ship`,
  access: 'staff',
  permission: 'orders.ship',
  action: 'ship-order',
  idempotent: true,
  summary:
    'Send a parcel with some or all of what has not left; the order is shipped once everything has',
  input: z.object({
    language: languageSchema,
    no: orderNo,
    carrier: carrierCode,
    /** Required for a carrier that does not assign the number itself, and refused for one that does. */
    trackingNo: z.optional(trackingNumber),
    lines: z
      .array(
        z.object({
          sku: z.string().check(z.minLength(1), z.maxLength(60)),
          quantity: z.int().check(z.minimum(1), z.maximum(maxLineQuantity)),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  output: shipment,
});

export const reportParcel = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/parcel`,
  access: 'staff',
  permission: 'orders.ship',
  action: 'report-parcel',
  idempotent: true,
  summary: 'Enter news about a parcel whose carrier does not report itself',
  input: z.object({
    language: languageSchema,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    state: z.enum(parcelStates),
    place: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  output: shipment,
});
