import type { RefundRequest, RefundRequestState } from '@uid/contract/refunds';

/** Tables of 0005-ledger-and-refunds.sql. */
export interface RefundTables {
  ledgerEntries: {
    id: string;
    orderId: string;
    account: LedgerAccount;
    amountFen: number;
    movement: LedgerMovement;
    movementId: string;
    at: number;
  };
  refundRequests: {
    id: string;
    orderId: string;
    accountId: string;
    /** `paid-back` is not stored: it is an approved request whose refund is done. */
    state: Exclude<RefundRequestState, 'paid-back'>;
    reason: RefundRequest['reason'];
    note: string | null;
    amountFen: number;
    /** JSON of SKU and quantity; empty for an amount or the whole order. */
    pieces: string;
    requestedAt: number;
    decidedAt: number | null;
    decidedBy: string | null;
    answer: string | null;
    refundId: string | null;
  };
}

/** `provider`: money that payment companies hold for us. `customer`: what we owe in return. */
export type LedgerAccount = 'provider' | 'customer';
export type LedgerMovement = 'captured' | 'refunded';
