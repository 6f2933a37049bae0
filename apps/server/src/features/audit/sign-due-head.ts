import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { insertNewRow } from '../../database/write-row.ts';
import { day } from '../../job.ts';
import type { AuditKey } from './audit-key.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { headMail } from './head-mail.ts';
import { findHead, findLastSigned } from './repository.ts';
import { signHead } from './signed-head.ts';
import type { SignedHead } from './signed-head.ts';

const entriesBetween = 100;

/**
 * Signs the newest entry if a signature is due: after 100 entries, and every day. The same transaction puts the mail in
 * the outbox. Returns undefined if no signature is due, or another process was first.
 */
export async function signDueHead(
  context: ServerContext,
  openKey: () => AuditKey,
): Promise<SignedHead | undefined> {
  const { config, database, now } = context;
  return database.transact(async (handle) => {
    const head = await findHead(handle);
    const last = await findLastSigned(handle);
    if (!isDue(head, last, now())) return undefined;
    const signed = signHead(head, now(), openKey());
    if (!(await keepHead(handle, signed))) return undefined;
    const { auditMail: recipient } = config;
    if (recipient) await queueMail(handle, { recipient, ...headMail(signed) }, context);
    return signed;
  });
}

function isDue(
  head: { seq: number },
  last: { seq: number; at: number } | undefined,
  now: number,
): boolean {
  const { seq, at } = last ?? { seq: 0, at: 0 };
  if (head.seq === seq) return false;
  // The last signature may also lie a day or more in the future, if it was made while the clock was ahead.
  return head.seq - seq >= entriesBetween || Math.abs(now - at) >= day;
}

function keepHead(handle: Handle, row: SignedHead): Promise<boolean> {
  return insertNewRow(handle, 'signedHeads', { row, unique: ['seq'] });
}
