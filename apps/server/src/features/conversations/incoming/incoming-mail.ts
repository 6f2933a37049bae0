import { createHmac } from 'node:crypto';

import type { ServerContext } from '../../../context.ts';
import { openKeyring } from '../../identity/secrets/keyring.ts';
import { hasMailbox } from '../../messages/mailbox.ts';
import { replyAddress } from './reply-address.ts';

/**
 * How emails come in: the mailbox for answers to our emails, the secret of the mail company that forwards them, and the
 * keys of our own seals.
 */
export interface IncomingMail {
  mailbox: string;
  secret: Buffer;
  /** The first key seals new addresses; all of them are accepted in addresses that come in. */
  keys: readonly Buffer[];
}

/** In development, the mailbox page forwards emails: it signs them like a mail company, with a secret made here. */
const standInMailbox = 'reply@mailbox.localhost';

type Context = Pick<ServerContext, 'config'>;

/**
 * Returns undefined if nothing is configured and there is no mailbox page. Emails then tell customers to answer on the
 * site.
 */
export function openIncomingMail({ config }: Context): IncomingMail | undefined {
  const set = config.incomingMail;
  if (!set && !hasMailbox(config)) return undefined;
  const ring = openKeyring(config);
  const keys = ring.map(({ key }) => key);
  if (set) return { mailbox: set.address, secret: set.secret, keys };
  const secret = createHmac('sha256', ring[0].key).update('incoming-mail').digest();
  return { mailbox: standInMailbox, secret, keys };
}

/** Returns the address for answers to an email about a conversation. */
export function replyTo(
  conversationId: string,
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
): string | undefined {
  const incoming = openIncomingMail({ config });
  const [key] = incoming?.keys ?? [];
  return incoming && key && replyAddress(incoming.mailbox, { conversationId, now: now(), key });
}
