import { createHmac } from 'node:crypto';

import type { ServerContext } from '../../../context.ts';
import { openKeyring } from '../../identity/secrets/keyring.ts';
import { hasMailbox } from '../../messages/mailbox.ts';
import { replyAddress } from './reply-address.ts';

/** Where mails come in: the mailbox of our answers, the secret of whoever hands them on, and our own seals. */
export interface IncomingMail {
  mailbox: string;
  secret: Buffer;
  /** The first seals, all of them open. */
  keys: readonly Buffer[];
}

/** In development the mailbox's page hands mails on: it signs like a mail company, with a secret made here. */
const standInMailbox = 'reply@mailbox.localhost';

type Context = Pick<ServerContext, 'config'>;

/** Undefined where nothing is set and no mailbox stands in: then mails say to answer on the site. */
export function openIncomingMail({ config }: Context): IncomingMail | undefined {
  const set = config.incomingMail;
  if (!set && !hasMailbox(config)) return undefined;
  const ring = openKeyring(config);
  const keys = ring.map(({ key }) => key);
  if (set) return { mailbox: set.address, secret: set.secret, keys };
  const secret = createHmac('sha256', ring[0].key).update('incoming-mail').digest();
  return { mailbox: standInMailbox, secret, keys };
}

/** To where a mail about a conversation is answered. */
export function replyTo(
  conversationId: string,
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
): string | undefined {
  const incoming = openIncomingMail({ config });
  const [key] = incoming?.keys ?? [];
  return incoming && key && replyAddress(incoming.mailbox, { conversationId, now: now(), key });
}
