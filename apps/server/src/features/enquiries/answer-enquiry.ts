import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { changeEnquiry } from './change-enquiry.ts';
import type { ReadEnquiry } from './change-enquiry.ts';
import { answerMail } from './enquiry-mails.ts';
import { insertAnswer, markFirstAnswer } from './repository.ts';
import type { StoredEnquiry } from './repository.ts';

type Context = Pick<ServerContext, 'newId' | 'now'>;

export interface Answering extends ReadEnquiry {
  /** Of the staff. */
  accountId: string;
  text: string;
}

/** Keeps an answer and mails it to the sender; a closed enquiry is answered no more. */
export async function answerEnquiry(
  handle: Handle,
  { accountId, text, ...read }: Answering,
  context: Context,
): Promise<{ enquiry: StoredEnquiry; answerId: string }> {
  const enquiry = await changeEnquiry(handle, read, { state: 'answered' });
  const id = context.newId();
  const answeredAt = context.now();
  await insertAnswer(handle, { id, enquiryId: enquiry.id, accountId, text, answeredAt });
  await markFirstAnswer(handle, enquiry.id, answeredAt);
  const mail = { recipient: enquiry.email, ...answerMail(enquiry.no, text)[enquiry.language] };
  await queueMail(handle, { ...mail, uniqueKey: `enquiry-answer:${id}` }, context);
  return { enquiry, answerId: id };
}
