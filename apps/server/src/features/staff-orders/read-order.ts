import type { Language } from '@uid/contract/language';
import type { Shipment } from '@uid/contract/shipments';
import type { StaffOrder } from '@uid/contract/staff-orders';

import { accountName } from '../../account-name.ts';
import type { Handle } from '../../database/database.ts';
import { maskAddress, maskEmail, maskInvoice, maskWords } from '../../mask-person.ts';
import { presentFapiao } from '../invoices/fapiao/present-fapiao.ts';
import { listFapiao } from '../invoices/fapiao/read-fapiao.ts';
import { findPaid } from '../invoices/read-orders.ts';
import { isAddressOpen } from '../orders/staff/correct-address.ts';
import { listNotes } from '../orders/staff/order-notes.ts';
import { listOrderLines } from '../orders/find-order.ts';
import { listEvents } from '../orders/list-events.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import { rememberedLanguage } from '../orders/remember-language.ts';
import { methodTexts } from '../payments/providers/payment-modules.ts';
import { maskRequest, presentRefunds } from '../refunds/present-refunds.ts';
import { readShipments } from '../shipments/read-shipments.ts';

interface Reading {
  language: Language;
  now: number;
  /** True if the reader may see personal data. For others, it is masked. */
  seesPersons: boolean;
}

/** Reads an order as the console shows it. */
export async function readOrder(
  handle: Handle,
  order: StoredOrder,
  { language, now, seesPersons }: Reading,
): Promise<StaffOrder> {
  const lines = await listOrderLines(handle, [order.id]);
  const events = await listEvents(handle, order.id);
  const notes = await listNotes(handle, order.id);
  const { shipments = [] } =
    (await readShipments(handle, [order.id], language)).get(order.id) ?? {};
  const { requests, refundableFen } = await presentRefunds(handle, order, language);
  const fapiao = await listFapiao(handle, order.id);
  const ids = [
    order.accountId,
    ...events.map((each) => each.accountId),
    ...notes.map((each) => each.accountId),
    ...fapiao.map((each) => each.attachedBy),
  ];
  const emails = await readEmails(handle, ids);
  const personOf = (id: string) => {
    const email = emails.get(id);
    // Staff may see who of them did something, so only the customer is masked.
    const isShown = seesPersons || id !== order.accountId;
    return { id, ...(email !== undefined && { email: isShown ? email : maskEmail(email) }) };
  };
  const presented = presentOrder({ ...order, lines }, events, { language, now });
  const { address, invoice, note, ...rest } = presented;
  return {
    ...rest,
    revision: order.changedAt,
    customer: personOf(order.accountId),
    customerLanguage: await readLanguage(handle, order.accountId),
    ...(address && { address: seesPersons ? address : maskAddress(address) }),
    invoice: seesPersons ? invoice : maskInvoice(invoice),
    // The note is shown only to those who may see personal data, because it may name anybody.
    ...(note !== undefined && seesPersons && { note }),
    events: presented.events.map((event, index) => {
      const accountId = events[index]?.accountId;
      return { ...event, ...(accountId && { person: personOf(accountId) }) };
    }),
    payments: await readPayments(handle, order.id, language),
    shipments: seesPersons ? shipments : shipments.map(maskShipment),
    refunds: seesPersons ? requests : requests.map(maskRequest),
    staffNotes: notes.map(({ at, text, accountId }) => ({
      at,
      text: seesPersons ? text : maskWords(text),
      person: personOf(accountId),
    })),
    canCancel: order.state === 'unpaid',
    canAskRefund: refundableFen > 0 && !requests.some((each) => each.state === 'open'),
    canCorrectAddress: isAddressOpen(order) && shipments.length === 0,
    fapiao: fapiao.map((each) => ({ ...presentFapiao(each), person: personOf(each.attachedBy) })),
    canAttachFapiao: (await findPaid(handle, order)) !== undefined && order.erasedAt === null,
  };
}

/** Masks what carriers and staff wrote about a parcel's way, because it may name the person who received it. */
function maskShipment(shipment: Shipment): Shipment {
  const events = shipment.events.map(({ place, text, ...event }) => ({
    ...event,
    place: maskWords(place),
    text: maskWords(text),
  }));
  return { ...shipment, events };
}

async function readEmails(handle: Handle, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null);
  const rows = await handle
    .selectFrom('accounts')
    .select(['id', accountName.as('name')])
    .where('id', 'in', [...new Set(known)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}

/** Returns the customer's language, or Chinese if it is unknown, as for emails. */
async function readLanguage(handle: Handle, accountId: string): Promise<Language> {
  const known = await handle
    .selectNoFrom((query) => rememberedLanguage(query.val(accountId)).as('language'))
    .executeTakeFirst();
  return known?.language ?? 'zh';
}

async function readPayments(
  handle: Handle,
  orderId: string,
  language: Language,
): Promise<StaffOrder['payments']> {
  const attempts = await handle
    .selectFrom('paymentAttempts')
    .select(['id', 'method', 'state', 'amountFen', 'capturedFen', 'refundedFen'])
    .select(['startedAt', 'endedAt'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  return attempts.map(({ endedAt, method, ...attempt }) => ({
    ...attempt,
    method: methodTexts(method, language).name,
    ...(endedAt !== null && { endedAt }),
  }));
}
