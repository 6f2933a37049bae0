import type { ColumnType, Generated } from 'kysely';

import type { CatalogueItem, Product } from '@uid/contract/content';
import type { ItemFields } from '@uid/contract/item-fields';
import type { Language } from '@uid/contract/language';
import type { OrderState } from '@uid/contract/orders';
import type { AttemptState } from '@uid/contract/payments';
import type { priceChangeStates, StockKind } from '@uid/contract/staff-catalogue';

/** Tables of 0003-commerce.sql and of what came to them later. Money is integer fen, times are epoch milliseconds, flags are 0 or 1. */
export interface CommerceTables {
  items: { [Field in keyof ItemFields]: Generated<ItemFields[Field]> } & {
    id: string;
    product: string;
    productGroup: Product['group'];
    drawing: string;
    position: number;
    /** JSON of the item's texts by language. */
    texts: string;
    /** Everything a visitor may search for, in lower case. */
    searchText: string;
    /** Increases with every change by staff. */
    revision: Generated<number>;
    /** The lowest price of its variants on sale; null if none is. The database maintains this column and the next. */
    fromFen: Generated<number | null>;
    /** The price bands of its variants on sale, one bit each; null if none is on sale. */
    priceBands: Generated<number | null>;
  };
  variants: {
    sku: string;
    itemId: string;
    /** The product of the variant's item; null in a row written by hand, until the next start. */
    product: string | null;
    position: number;
    /** JSON of the variant's name by language. */
    names: string;
    priceFen: number;
    stock: number;
    leadDays: number;
    /** Not sold, temporarily or permanently; an item is withdrawn when all its variants are. */
    isWithdrawn: number;
    /** When it was withdrawn permanently; null while it is on sale or only hidden. */
    withdrawnAt: Generated<number | null>;
    /** Increases with every change by staff. */
    revision: Generated<number>;
    /** A stock of this many pieces or fewer counts as low. */
    lowStock: Generated<number>;
  };
  /** The history of prices. The prices in effect are those in `variants` and `tierPrices`. */
  priceChanges: {
    id: string;
    sku: string;
    /** 1 for the plain price, otherwise the quantity of the tier price. */
    fromQuantity: number;
    oldFen: number | null;
    newFen: number;
    startsAt: number;
    /** When another price replaced it, its tier was removed, or it was withdrawn. */
    endedAt: number | null;
    askedAt: number;
    /** The account that asked for the price; null for the price that a variant began with. */
    accountId: string | null;
    state: (typeof priceChangeStates)[number];
  };
  stockMovements: {
    id: string;
    sku: string;
    quantity: number;
    reason: StockReason;
    orderId: string | null;
    createdAt: number;
    /** The account that changed the stock by hand, and its reason. */
    accountId: Generated<string | null>;
    note: Generated<string | null>;
  };
  cartLines: {
    owner: string;
    sku: string;
    quantity: number;
    isSelected: number;
    /** The price its owner saw when the line was last touched. */
    seenPriceFen: number;
    /** 1 if the line is set aside: then it is neither ordered nor counted. */
    isSaved: Generated<number>;
    updatedAt: number;
  };
  orders: {
    id: string;
    no: string;
    accountId: string;
    state: OrderState;
    placedAt: number;
    /** When the order ends if it is still unpaid. */
    endsAt: number;
    goodsFen: number;
    deliveryFen: number;
    discountFen: number;
    taxFen: number;
    totalFen: number;
    includedTaxFen: number;
    refundedFen: number;
    /** JSON; null if nothing is shipped. */
    address: string | null;
    /** JSON. */
    invoice: string;
    note: string | null;
    searchText: string;
    changedAt: number;
    /** 1 while its licence keys are still to be issued. */
    keysDue: Generated<number>;
    /** When the order completes if the customer does not object; null before it is delivered. */
    completesAt: Generated<number | null>;
    /** When the personal data was erased: after that, nothing can be sent any more. */
    erasedAt: Generated<number | null>;
    /** Number of the quote that the order was made from. */
    quoteNo: Generated<string | null>;
    /** 1 while a fapiao is wanted and not attached yet. */
    fapiaoDue: Generated<number>;
  };
  orderLines: GoodsLine & {
    orderId: string;
    /** Working days from payment to dispatch, as promised; null for orders older than the promise. */
    leadDays: number | null;
    /** Pieces refunded before they were sent: they never will be. */
    keptBack: Generated<number>;
    /** Pieces refunded after they were sent. */
    cameBack: Generated<number>;
  };
  orderEvents: {
    id: string;
    orderId: string;
    at: number;
    state: OrderState;
    /** Rows from before staff had roles say `operator`. */
    changedBy: ColumnType<OrderActor | 'operator', OrderActor>;
    reason: string;
    /** The account, if a person made the change. */
    accountId: string | null;
  };
  /** Notes that staff write for each other about an order. */
  orderNotes: {
    id: string;
    orderId: string;
    at: number;
    /** The account that wrote the note. */
    accountId: string;
    text: string;
  };
  idempotencyKeys: {
    accountId: string;
    operation: string;
    key: string;
    bodyHash: string;
    /** JSON of the first answer. */
    answer: string;
    createdAt: number;
  };
  paymentAttempts: {
    id: string;
    orderId: string;
    method: string;
    state: AttemptState;
    amountFen: number;
    currency: string;
    /** Null until the payment company has answered. */
    payUrl: string | null;
    startedAt: number;
    endedAt: number | null;
    polls: number;
    /** When to ask the company next; null when nothing is awaited from it. */
    nextPollAt: number | null;
    capturedFen: number;
    refundedFen: number;
  };
  paymentNotifications: {
    id: string;
    method: string;
    eventId: string;
    /** The verified body as it came, until it is applied; or what staff recorded of a transaction at the bank. */
    body: string;
    /** JSON of what the body says about the charge. */
    charge: string;
    receivedAt: number;
    appliedAt: number | null;
  };
  refunds: {
    id: string;
    orderId: string;
    attemptId: string;
    amountFen: number;
    reason: RefundReason;
    state: 'open' | 'done';
    requestedAt: number;
    tries: number;
    nextTryAt: number | null;
    endedAt: number | null;
  };
  sandboxMerchants: { id: string; appId: string; secret: string };
  sandboxCharges: {
    id: string;
    merchantId: string;
    reference: string;
    amountFen: number;
    currency: string;
    subject: string;
    language: Language;
    returnUrl: string;
    state: SandboxChargeState;
    expiresAt: number;
    createdAt: number;
    refundedFen: number;
  };
  sandboxRefunds: {
    merchantId: string;
    id: string;
    chargeId: string;
    amountFen: number;
    createdAt: number;
  };
  sandboxDeliveries: {
    id: string;
    chargeId: string;
    body: string;
    tries: number;
    /** Null once it arrived or was given up. */
    dueAt: number | null;
    createdAt: number;
    deliveredAt: number | null;
  };
}

export type StockReason =
  | 'initial'
  | 'ordered'
  | 'cancelled'
  | 'paid-late'
  | 'accepted'
  | StockKind
  | `refund ${string}`;
export type OrderActor = 'customer' | 'staff' | 'clock' | 'provider' | 'sandbox';
/** Money that was `paid-twice` or `overpaid` never belonged to the order. */
export type RefundReason = 'paid-late' | 'paid-twice' | 'overpaid' | 'requested';
export type SandboxChargeState = 'pending' | 'succeeded' | 'failed' | 'closed';

/** The goods in a line of an order or a quote: a copy, which later changes of the catalogue do not affect. */
export interface GoodsLine {
  position: number;
  sku: string;
  itemId: string;
  /** JSON by language, as are variantNames and units. */
  names: string;
  variantNames: string;
  units: string;
  drawing: string;
  delivery: CatalogueItem['delivery'];
  quantity: number;
  priceFen: number;
  lineFen: number;
}
