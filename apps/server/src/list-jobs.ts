import type { FastifyInstance } from 'fastify';

import type { ServerContext } from './context.ts';
import type { IntegrityWatch } from './database/integrity-watch.ts';
import { approvalJobs } from './features/approvals/jobs.ts';
import { auditJobs, auditUpkeep } from './features/audit/jobs.ts';
import { backupJobs } from './features/backups/jobs.ts';
import { catalogueJobs } from './features/catalogue/jobs.ts';
import { cartJobs } from './features/cart/jobs.ts';
import { contentJobs } from './features/contents/jobs.ts';
import { downloadJobs } from './features/downloads/jobs.ts';
import { conversationJobs } from './features/conversations/jobs.ts';
import { drawingJobs } from './features/drawings/jobs.ts';
import { enquiryJobs } from './features/enquiries/jobs.ts';
import { erasureJobs } from './features/erasures/jobs.ts';
import { idempotencyJobs } from './features/idempotency/jobs.ts';
import { identityJobs } from './features/identity/jobs.ts';
import type { Transports } from './features/messages/create-transports.ts';
import { mediaJobs } from './features/media/jobs.ts';
import { mailJobs, textJobs } from './features/messages/jobs.ts';
import { noticeJobs } from './features/notices/jobs.ts';
import { orderJobs } from './features/orders/jobs.ts';
import type { Ordering } from './features/orders/ordering.ts';
import { pageFontJobs } from './features/page-fonts/jobs.ts';
import { bookJobs, paymentJobs } from './features/payments/jobs.ts';
import type { Payments } from './features/payments/payments.ts';
import { searchJobs } from './features/search/jobs.ts';
import { policyReportJobs } from './features/policy-reports/jobs.ts';
import { quoteJobs } from './features/quotes/jobs.ts';
import { salesJobs } from './features/sales/jobs.ts';
import { sandboxCarrierJobs } from './features/sandbox-carrier/jobs.ts';
import { sandboxPayJobs } from './features/sandbox-pay/jobs.ts';
import { shipmentJobs } from './features/shipments/jobs.ts';
import type { Shipping } from './features/shipments/shipping.ts';
import { signatureJobs } from './features/signatures/jobs.ts';
import type { Job } from './job.ts';

/** The jobs of a round run in turn; rounds run side by side, so that a slow carrier never delays payment jobs. */
export interface Rounds {
  money: Job[];
  fulfilment: Job[];
  messages: Job[];
  /** Separate from `messages`, so that neither a slow mail server nor a slow SMS company delays the other's codes. */
  texts: Job[];
  /** Compares our books with the payment companies' records; no payment, sum or backup waits for this. */
  books: Job[];
  /** Jobs that take minutes and that nobody waits for. */
  upkeep: Job[];
}

interface JobParts {
  app: FastifyInstance;
  context: ServerContext;
  ordering: Ordering;
  payments: Payments;
  shipping: Shipping;
  transports: Transports;
  integrity?: IntegrityWatch | undefined;
}

/** Every job, that is, all work that the server does on a schedule and not for a request. */
export function listJobs(parts: JobParts): Rounds {
  const { app, context, ordering, payments, shipping, transports, integrity } = parts;
  const postPayment = postTo(app, '/api/payment-notifications/sandbox');
  const sending = {
    ...context,
    transports,
    onRefusal: (refusal: object) => app.log.warn(refusal, 'message not accepted'),
  };
  const postParcel = postTo(app, '/api/carrier-reports/sandbox');
  return {
    money: [
      ...(payments.providers.has('sandbox') ? sandboxPayJobs(context, postPayment) : []),
      ...paymentJobs(payments),
      ...orderJobs(ordering),
      ...catalogueJobs(context),
      ...idempotencyJobs(context),
      ...cartJobs(context),
      ...identityJobs(context),
      ...enquiryJobs(context),
      ...quoteJobs(context),
      ...erasureJobs(context),
      ...approvalJobs(context),
      ...auditJobs(context, (head) =>
        app.log.info({ auditHead: head }, 'head of the audit log signed'),
      ),
    ],
    fulfilment: [
      ...shipmentJobs(shipping),
      ...(shipping.carriers.has('sandbox') ? sandboxCarrierJobs(context, postParcel) : []),
      ...noticeJobs(context),
      ...conversationJobs(context),
      ...contentJobs(context),
      ...policyReportJobs(context),
      ...searchJobs(context),
      ...pageFontJobs(context),
    ],
    messages: mailJobs(sending),
    texts: textJobs(sending),
    books: bookJobs(payments),
    upkeep: [
      ...(integrity?.jobs ?? []),
      ...salesJobs(context),
      ...backupJobs(context),
      ...auditUpkeep(context),
      ...mediaJobs(context),
      ...downloadJobs(context),
      ...drawingJobs(context),
      ...signatureJobs(context),
    ],
  };
}

/** Lets the sandbox companies report as real ones do: they post bytes to the public address. */
function postTo(app: FastifyInstance, url: string) {
  return async (payload: string, headers: Record<string, string>): Promise<number> => {
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
    return statusCode;
  };
}
