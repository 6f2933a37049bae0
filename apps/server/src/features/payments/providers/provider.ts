import type { IncomingHttpHeaders } from 'node:http';

import type { Language } from '@uid/contract/language';
import type { Stage } from '@uid/contract/payments';

import type { ShownPayment } from './show-stage.ts';

/** How a payment stands at the company. `open`: it may still be paid, or is being paid. */
export type ChargeState = 'open' | 'succeeded' | 'failed' | 'closed';

/** What a company says about one payment. */
export interface Charge {
  /** Ours: the payment attempt's id. */
  reference: string;
  state: ChargeState;
  amountFen: number;
  currency: string;
  /** Whether the company means our merchant account. */
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
  /** Payee and order, in the payer's words. */
  subject: string;
  orderNo: string;
  language: Language;
  /** Where the company sends the payer's browser afterwards; its coming back proves nothing. */
  returnUrl: string;
  /** Scheme and host under which the payer uses the site. */
  origin: string;
  /** From when on the company must not take the money any more, epoch milliseconds. */
  expiresAt: number;
}

export interface RefundRequest {
  reference: string;
  /** Ours: a repeat with the same id moves no second amount. */
  refundId: string;
  amountFen: number;
}

export interface Notification {
  /** The company's: the same for every repeat. */
  eventId: string;
  charge: Charge;
  /** Ours, of a refund that ended one way or another: reason to ask how. */
  refundId?: string;
}

/** `done`: the money is on its way back for certain. `pending`: it is known and not decided; it is asked for again. */
export type RefundProgress = 'done' | 'pending';

/** A payment company. Every call may be repeated; a rejection means that nobody knows. */
export interface PaymentProvider {
  /** How long after its making an order can be paid this way, where that is longer than usual. */
  payableTime?: number;
  /** How long what was begun can be paid, where that is shorter than an order may wait: after that it is begun anew. */
  paymentLife?: number;
  /** How long the address it names to pay at is good for, where that is shorter than an order may wait. */
  addressLife?: number;
  /** What the company wants to read when its notification has arrived, where the status is not enough. */
  acknowledgement?: string;
  /** What the page shows so that the buyer can pay. */
  stage(payment: ShownPayment): Stage | Promise<Stage>;
  start(request: ChargeRequest): Promise<{ payUrl: string }>;
  /** Undefined where the company has never heard of it. */
  query(reference: string): Promise<Charge | undefined>;
  /** Closes an unpaid payment at the company; yields its state afterwards. */
  close(reference: string): Promise<Charge | undefined>;
  refund(request: RefundRequest): Promise<RefundProgress>;
  /** Reads a notification from its raw bytes. Throws SIGNATURE_INVALID unless it is fresh and from the company for our app. */
  verifyNotification(body: Buffer, headers: IncomingHttpHeaders): Promise<Notification>;
}
