import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { readCompany } from '../contents/read-company.ts';
import { replyTo } from '../conversations/incoming/incoming-mail.ts';
import { nameFiles } from '../conversations/notifying/name-files.ts';
import { writeMessage } from '../conversations/write-message.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { changeEnquiry } from './change-enquiry.ts';
import type { ReadEnquiry } from './change-enquiry.ts';
import { markFirstAnswer } from './repository.ts';
import type { StoredEnquiry } from './repository.ts';

type Context = Pick<ServerContext, 'config' | 'newId' | 'now' | 'publish'>;

export interface Answering extends ReadEnquiry {
  /** The account of the member of staff. */
  accountId: string;
  text: string;
  /** Ids of the files that they attached before. */
  files: readonly string[];
}

/** Stores an answer and emails it to the sender. Throws if the enquiry is closed. */
export async function answerEnquiry(
  handle: Handle,
  { accountId, text, files: attached, ...read }: Answering,
  context: Context,
): Promise<{ enquiry: StoredEnquiry; answerId: string }> {
  const enquiry = await changeEnquiry(handle, read, { state: 'answered' });
  const draft = { id: enquiry.id, kind: 'enquiry', side: 'staff', channel: 'mail' } as const;
  const answer = { ...draft, accountId, text, attached, isMailed: true };
  const answerId = (await writeMessage(handle, answer, context)) ?? '';
  await markFirstAnswer(handle, enquiry.id, context.now());
  const address = replyTo(enquiry.id, context);
  const { answerMail } = await import('./enquiry-mails.ts');
  const files = await nameFiles(handle, [answerId]);
  const canReply = address !== undefined;
  const origin = context.config.publicOrigin;
  const { brand } = await readCompany(handle);
  const facts = { no: enquiry.no, text, files, canReply, brand, origin };
  const words = answerMail(facts)[enquiry.language];
  const mail = { recipient: enquiry.email, ...words, uniqueKey: `enquiry-answer:${answerId}` };
  await queueMail(handle, { ...mail, ...(address && { replyTo: address }) }, context);
  return { enquiry, answerId };
}
