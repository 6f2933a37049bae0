import type { IncomingHttpHeaders } from 'node:http';

import type { Language } from '@uid/contract/language';
import type { Stage } from '@uid/contract/payments';

import type { ShownPayment } from './show-stage.ts';

/** The state of a payment at the company. `open`: it may still be paid, or somebody is paying it. */
export type ChargeState = 'open' | 'succeeded' | 'failed' | 'closed';

/** What a company reports about one payment. */
export interface Charge {
  /** Our reference: the id of the payment attempt. */
  reference: string;
  state: ChargeState;
  amountFen: number;
  currency: string;
  /** True if the payment belongs to our merchant account. */
  isOwnMerchant: boolean;
}

/** The charge of a notification about something else: no attempt has its reference, so nothing changes. */
export const unrelatedCharge: Charge = {
  reference: '',
  state: 'open',
  amountFen: 0,
  currency: 'CNY',
  isOwnMerchant: true,
};

export interface ChargeRequest {
  reference: string;
  amountFen: number;
  currency: string;
  /** Payee and order number, in the payer's language. */
  subject: string;
  orderNo: string;
  language: Language;
  /** URL to which the company redirects the payer afterwards; the redirect does not prove a payment. */
  returnUrl: string;
  /** Scheme and host under which the payer uses the site. */
  origin: string;
  /** Epoch milliseconds from which the company must not accept the payment any more. */
  expiresAt: number;
}

export interface RefundRequest {
  reference: string;
  /** Our id of the refund: a repeat with the same id moves no second amount. */
  refundId: string;
  amountFen: number;
}

export interface Notification {
  /** The company's id of the event, the same for every repeat. */
  eventId: string;
  charge: Charge;
  /** Our id of a refund that has ended: its outcome must be queried. */
  refundId?: string;
}

/** `done`: the refund is certain. `pending`: the company knows the refund but has not decided; it is sent again. */
export type RefundProgress = 'done' | 'pending';

/** A payment company. Every call may be repeated; after a rejected promise the outcome is unknown. */
export interface PaymentProvider {
  /** Milliseconds after placing for which an order can be paid by this method, if longer than usual. */
  payableTime?: number;
  /** Milliseconds for which an attempt can be paid, if shorter than an order may wait; then a new attempt begins. */
  paymentLife?: number;
  /** Milliseconds for which the payment address is valid, if shorter than an order may wait. */
  addressLife?: number;
  /** The response body that the company expects to its notification, if the status is not enough. */
  acknowledgement?: string;
  /** What the page shows to let the buyer pay. */
  stage(payment: ShownPayment): Stage | Promise<Stage>;
  start(request: ChargeRequest): Promise<{ payUrl: string }>;
  /** Returns undefined if the company doesn't know the payment. */
  query(reference: string): Promise<Charge | undefined>;
  /** Closes an unpaid payment at the company. Returns its state afterwards. */
  close(reference: string): Promise<Charge | undefined>;
  refund(request: RefundRequest): Promise<RefundProgress>;
  /** Reads a notification's raw bytes. Throws SIGNATURE_INVALID unless the company signed it recently for our app. */
  verifyNotification(body: Buffer, headers: IncomingHttpHeaders): Promise<Notification>;
}
