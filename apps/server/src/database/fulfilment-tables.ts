import type { NoticeKind } from '@uid/contract/notices';
import type { ParcelState } from '@uid/contract/shipments';
import type { Language } from '@uid/contract/language';
import type { Generated } from 'kysely';

/** Tables of 0007-shipments.sql and 0008-notices-and-jobs.sql. Times are epoch milliseconds, flags are 0 or 1. */
export interface FulfilmentTables {
  shipments: {
    id: string;
    orderId: string;
    carrier: string;
    /** Null until the carrier has given it. */
    trackingNo: string | null;
    state: ParcelState;
    createdAt: number;
    shippedAt: number | null;
    deliveredAt: number | null;
    polls: Generated<number>;
    /** When to ask the carrier next; null when nothing is awaited from it. */
    nextPollAt: number | null;
  };
  shipmentLines: {
    shipmentId: string;
    sku: string;
    quantity: number;
  };
  parcelEvents: {
    shipmentId: string;
    /** The carrier's id of the event: the same for a report and a poll. */
    eventId: string;
    at: number;
    state: ParcelState;
    /** JSON by language, as are texts. */
    places: string;
    texts: string;
  };
  carrierReports: {
    id: string;
    carrier: string;
    eventId: string;
    /** The verified body as it came, until it is applied. */
    body: string;
    /** JSON of what the body says; empty once it is applied. */
    report: string;
    receivedAt: number;
    appliedAt: number | null;
  };
  licenceKeys: {
    orderId: string;
    sku: string;
    /** 1 to the quantity of the line. */
    piece: number;
    licenceKey: string;
    issuedAt: number;
  };
  sandboxCarrierAccounts: { id: string; appId: string; secret: string };
  sandboxParcels: {
    trackingNo: string;
    reference: string;
    province: string;
    city: string;
    district: string;
    station: number;
    isLost: Generated<number>;
    createdAt: number;
    nextMoveAt: number | null;
  };
  sandboxTrackingEvents: {
    id: string;
    trackingNo: string;
    at: number;
    body: string;
    tries: Generated<number>;
    dueAt: number | null;
    repeats: Generated<number>;
  };
  notices: {
    id: string;
    accountId: string;
    orderId: string;
    kind: NoticeKind;
    uniqueKey: string;
    /** JSON of the values that the notice's text needs. */
    facts: string;
    createdAt: number;
    readAt: number | null;
    mailedAt: number | null;
  };
  accountLanguages: {
    accountId: string;
    language: Language;
  };
  jobs: {
    name: string;
    every: number;
    lastStartedAt: number | null;
    lastSucceededAt: number | null;
    lastFailedAt: number | null;
    lastError: string | null;
    failures: Generated<number>;
    nextDueAt: number;
    /** The account that has asked for a run; null once the run begins. */
    askedBy: Generated<string | null>;
  };
  /** Table of 0097-job-runs.sql. */
  jobRuns: {
    name: string;
    startedAt: number;
    /** Null while the job runs, or if its process crashed. */
    endedAt: number | null;
    /** Null if the run succeeded. */
    error: string | null;
    /** The account that asked for the run; null if the schedule started it. */
    askedBy: string | null;
  };
}
