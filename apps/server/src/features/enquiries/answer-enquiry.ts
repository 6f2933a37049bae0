import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { answerMail } from './enquiry-mails.ts';
import { findStored, insertAnswer, markAnswered, markClosed } from './repository.ts';

type Context = Pick<ServerContext, 'database' | 'newId' | 'now'>;

export interface Answering {
  no: string;
  /** The operator. */
  accountId: string;
  text: string;
  /** As an operator sent it, who may repeat it. */
  request?: KeyedRequest | undefined;
}

/** Keeps an answer and mails it to the sender; a closed enquiry is answered no more. */
export async function answerEnquiry(context: Context, answering: Answering): Promise<void> {
  const once = { request: answering.request, now: context.now() };
  await context.database.transact((handle) =>
    answerOnce(handle, once, async () => {
      await keepAnswer(handle, answering, context);
      return null;
    }),
  );
}

async function keepAnswer(
  handle: Handle,
  { no, accountId, text }: Answering,
  context: Context,
): Promise<void> {
  const enquiry = await markAnswered(handle, no);
  if (!enquiry) throw await refusal(handle, no);
  const id = context.newId();
  const answeredAt = context.now();
  await insertAnswer(handle, { id, enquiryId: enquiry.id, accountId, text, answeredAt });
  const mail = { recipient: enquiry.email, ...answerMail(no, text)[enquiry.language] };
  await queueMail(handle, { ...mail, uniqueKey: `enquiry-answer:${id}` }, context);
}

/** Closing twice changes nothing. */
export async function closeEnquiry(
  context: Context,
  { no, request }: Pick<Answering, 'no' | 'request'>,
): Promise<void> {
  await context.database.transact((handle) =>
    answerOnce(handle, { request, now: context.now() }, async () => {
      await markClosed(handle, no, context.now());
      if (!(await findStored(handle, no))) throw new AppError('NOT_FOUND');
      return null;
    }),
  );
}

async function refusal(handle: Handle, no: string): Promise<AppError> {
  return new AppError((await findStored(handle, no)) ? 'ENQUIRY_CLOSED' : 'NOT_FOUND');
}
