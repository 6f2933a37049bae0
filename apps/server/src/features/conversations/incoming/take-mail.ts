import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AddressLimit } from '../../../http/limits/address-limit.ts';
import { largestMessageFile, maxMessageFiles } from '@uid/contract/conversations';
import type { Localised } from '@uid/contract/language';

import { readLetterhead } from '../../contents/read-letterhead.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import type { CheckedFile } from '../files/check-file.ts';
import { maxFiles } from '../files/keep-file.ts';
import { findKind, keepCorrespondent, readCorrespondent } from '../read-correspondent.ts';
import type { Correspondent } from '../read-correspondent.ts';
import { countFiles } from '../repository.ts';
import type { StoredConversation } from '../repository.ts';
import { refusedMail } from '../notifying/conversation-mails.ts';
import { writeMessage } from '../write-message.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { ParsedMail } from './parse-mail.ts';
import { readReplyAddress } from './reply-address.ts';

/** The outcome of an email. Only `taken` changes a conversation. */
export type Outcome =
  | 'taken'
  | 'known'
  | 'not-for-us'
  | 'automatic'
  | 'other-sender'
  | 'too-late'
  | 'empty';

type Context = Pick<ServerContext, 'config' | 'database' | 'newId' | 'now' | 'publish'>;

interface Taking {
  incoming: IncomingMail;
  limit: AddressLimit;
}

/**
 * Adds an answer to the conversation whose address it was sent to, if it comes from the customer of that conversation.
 */
export async function takeMail(
  context: Context,
  mail: ParsedMail,
  { incoming, limit }: Taking,
): Promise<Outcome> {
  const { handle } = context.database;
  const reply = mail.recipients
    .map((each) => readReplyAddress(each, incoming))
    .find((each) => each !== undefined);
  const kind = reply && (await findKind(handle, reply.conversationId));
  if (!reply || !kind) return 'not-for-us';
  if (mail.isAutomatic) return 'automatic';
  const conversation = { id: reply.conversationId, kind };
  const customer = await readCorrespondent(handle, conversation);
  // The reply address was sent only to the customer, so other senders have it from a forwarded email at best.
  if (customer?.email?.toLowerCase() !== mail.sender) return 'other-sender';
  await limit.spend(`conversation:${conversation.id}`);
  if (reply.endsAt < context.now()) {
    await queueRefusal(handle, { mail, customer, conversation }, context);
    return 'too-late';
  }
  const files = await checkFiles(mail.files);
  return context.database.transact(async (tx) => {
    await keepCorrespondent(tx, conversation);
    // The row is locked, so nobody else can attach files after the count.
    const room = maxFiles - (await countFiles(tx, conversation.id, 'customer'));
    const brought = files.slice(0, Math.max(0, room));
    if (mail.text === '' && brought.length === 0) return 'empty';
    const written = await writeMessage(
      tx,
      {
        ...conversation,
        side: 'customer',
        accountId: customer.accountId,
        channel: 'mail',
        text: mail.isCut ? `${mail.text}\n\n${wasLonger[customer.language]}` : mail.text,
        brought,
        leftOut: mail.files.length - brought.length,
        mailId: `${conversation.id}:${mail.mailId}`,
      },
      context,
    );
    return written === undefined ? 'known' : 'taken';
  });
}

/** Appended to a text that was cut, for both sides to read. */
const wasLonger: Localised<string> = {
  zh: '（这封邮件超过 10,000 个字符，其余部分没有保留。）',
  en: '(This email was longer than 10,000 characters. The rest of it was not kept.)',
};

/**
 * Maximum number of files checked. A picture takes a process of its own, and an email may have a hundred thousand files
 * that are none.
 */
const maxChecked = 20;

/** Returns the files of an email that a message may have. */
async function checkFiles(files: ParsedMail['files']): Promise<CheckedFile[]> {
  const taken: CheckedFile[] = [];
  if (files.length === 0) return taken;
  const { checkFile } = await import('../files/check-file.ts');
  for (const { name, bytes } of files.slice(0, maxChecked)) {
    if (taken.length >= maxMessageFiles || bytes.length > largestMessageFile) continue;
    // Checked one after the other, since pictures take turns anyway.
    const checked = await checkFile(name, bytes).catch(unlessRefused);
    if (checked) taken.push(checked);
  }
  return taken;
}

function unlessRefused(cause: unknown): undefined {
  if (!(cause instanceof AppError)) throw cause;
}

interface Refused {
  mail: ParsedMail;
  customer: Pick<Correspondent, 'no' | 'language'>;
  conversation: Pick<StoredConversation, 'id' | 'kind'>;
}

async function queueRefusal(
  handle: Handle,
  { mail, customer, conversation: { kind } }: Refused,
  context: Context,
): Promise<void> {
  const { no, language } = customer;
  const letterhead = await readLetterhead(handle, language);
  const words = refusedMail({ kind, no, origin: context.config.publicOrigin }, letterhead);
  const uniqueKey = `mail-refused:${mail.mailId}`;
  await queueMail(handle, { ...words, recipient: mail.sender, uniqueKey }, context);
}
