import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import { readCompany } from '../../contents/read-company.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { replyTo } from '../incoming/incoming-mail.ts';
import { readCorrespondent } from '../read-correspondent.ts';
import { seenUpTo } from '../repository.ts';
import type { Side, StoredConversation } from '../repository.ts';
import { answerMail } from './conversation-mails.ts';
import { markMailed, claimNotification } from './repository.ts';
import { nameFiles } from './name-files.ts';
import { waitingMail } from './waiting-mail.ts';

/** Emails a side the messages of the other that it has not seen on the site meanwhile. */
export async function notifySide(
  handle: Handle,
  { id, side }: { id: string; side: Side },
  context: ServerContext,
): Promise<void> {
  const conversation = await claimNotification(handle, { id, side, now: context.now() });
  if (!conversation) return;
  const from = side === 'customer' ? 'staff' : 'customer';
  const messages = await markMailed(handle, { id, from, now: context.now() });
  const seen = seenUpTo(conversation, side, context.now());
  const news = messages.filter(({ at }) => at > seen);
  if (news.length === 0) return;
  await (side === 'customer' ? notifyCustomer : notifyStaff)(
    handle,
    { conversation, news },
    context,
  );
}

interface News {
  conversation: StoredConversation;
  news: { id: string; text: string }[];
}

async function notifyCustomer(
  handle: Handle,
  { conversation, news }: News,
  context: ServerContext,
): Promise<void> {
  const { id, kind } = conversation;
  const customer = await readCorrespondent(handle, conversation);
  // A customer without an email address reads the answer on the page of their order.
  if (!customer?.email) return;
  const address = replyTo(id, context);
  const files = await nameFiles(
    handle,
    news.map((each) => each.id),
  );
  const texts = news.map(({ text }) => text);
  const about = { kind, no: customer.no, origin: context.config.publicOrigin };
  const words = answerMail(
    { ...about, texts, files, canReply: address !== undefined },
    await readLetterhead(handle, customer.language),
  );
  const mail = { ...words, recipient: customer.email, uniqueKey: keyOf(news) };
  await queueMail(handle, { ...mail, ...(address && { replyTo: address }) }, context);
}

async function notifyStaff(
  handle: Handle,
  { conversation, news }: News,
  context: ServerContext,
): Promise<void> {
  // Staff have answered meanwhile.
  if (conversation.waitingSince === null) return;
  const customer = await readCorrespondent(handle, conversation);
  if (!customer) return;
  const { email } = await readCompany(handle);
  const about = { kind: conversation.kind, no: customer.no, origin: context.config.publicOrigin };
  const mail = { ...waitingMail(about), recipient: email, uniqueKey: keyOf(news) };
  await queueMail(handle, mail, context);
}

/** The key by which the same messages are mailed only once. */
function keyOf(news: News['news']): string {
  return `conversation:${news.at(-1)?.id}`;
}
