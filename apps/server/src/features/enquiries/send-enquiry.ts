import { hash } from 'node:crypto';

import type { Company, Product } from '@uid/contract/content';
import type { EnquiryForm } from '@uid/contract/enquiries';
import { defaultLanguage } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { claimKey } from '../idempotency/claim-key.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { createEnquiryNumber } from './enquiry-number.ts';
import { insertEnquiry } from './repository.ts';

type Context = Pick<ServerContext, 'config' | 'database' | 'newId' | 'now'>;

export interface Sent {
  form: EnquiryForm;
  /** The company that receives the enquiry, and whose hours and phone numbers the confirmation states. */
  company: Company;
  /** The product that the form names, if it is published. */
  product: Product | undefined;
}

/**
 * Stores an enquiry and queues its two emails. Returns its number. The same text from the same sender within a day is
 * the same enquiry, so a form posted twice is stored once.
 */
export async function sendEnquiry(context: Context, sent: Sent): Promise<string> {
  const now = context.now();
  return context.database.transact(async (handle) => {
    const no = createEnquiryNumber(now);
    const earlier = await claimKey(handle, {
      accountId: '',
      operation: 'enquiry',
      key: hashOf(sent.form),
      body: sent.form,
      answer: { no },
      now,
    });
    if (earlier) return earlier.no;
    await keep(handle, { no, now, id: context.newId() }, sent.form);
    await queueMails(handle, { no, ...sent }, context);
    return no;
  });
}

function hashOf(form: EnquiryForm): string {
  return hash('sha256', JSON.stringify(form), 'base64url');
}

interface Mark {
  id: string;
  no: string;
  now: number;
}

async function keep(handle: Handle, { id, no, now }: Mark, form: EnquiryForm): Promise<void> {
  const { language, kind, name, email, phone, company, message, ...rest } = form;
  const facts = Object.fromEntries(
    Object.entries(rest).filter(([field, value]) => isFact(field) && value !== ''),
  );
  await insertEnquiry(handle, {
    id,
    no,
    kind,
    state: 'open',
    language,
    name,
    email,
    phone: phone || null,
    company: company || null,
    message,
    facts: JSON.stringify(facts),
    createdAt: now,
    closedAt: null,
  });
}

/** `consent` is the same in all enquiries, and `website` is always empty. */
function isFact(field: string): boolean {
  return field !== 'consent' && field !== 'website';
}

async function queueMails(
  handle: Handle,
  { no, form, company, product }: Sent & { no: string },
  context: Context,
): Promise<void> {
  const { arrivalMail, confirmationMail } = await import('./enquiry-mails.ts');
  const origin = context.config.publicOrigin;
  const told = arrivalMail(no, form, { ...company, origin, product })[defaultLanguage];
  const arrival = { recipient: company.email, ...told };
  await queueMail(handle, { ...arrival, uniqueKey: `enquiry:${no}` }, context);
  const words = confirmationMail(no, { ...company, origin })[form.language];
  const confirmation = { recipient: form.email, ...words };
  await queueMail(handle, { ...confirmation, uniqueKey: `enquiry-confirmed:${no}` }, context);
}
