import type { Database } from '../../database/database.ts';
import { MailRefused } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { leaseMail, listDueMails, postponeMail, settleMail } from './repository.ts';
import type { StoredMail } from './repository.ts';

export interface Delivery {
  database: Database;
  transport: MailTransport;
  /** Epoch milliseconds. */
  now: () => number;
  /** Asked between two mails; true ends the round. */
  isStopping?: () => boolean;
  /** Told of each mail that was not accepted, by id and cause and never by content. */
  onRefusal?: (refusal: { mail: string; attempt: number; cause: string }) => void;
}

const second = 1000;
const minute = 60 * second;
const batch = 20;
/** Longer than the slowest send, so that a mail has one sender at a time. */
const leaseTime = 5 * minute;
/** Waits after the first, second … failure; after the last the mail is given up. */
const waits = [10 * second, minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute];

/** One round: sends what is due, at least once each. */
export async function deliverMails(delivery: Delivery): Promise<void> {
  const { handle } = delivery.database;
  const due = await listDueMails(handle, delivery.now(), batch);
  for (const mail of due) {
    if (delivery.isStopping?.()) break;
    if (!(await leaseMail(handle, mail, delivery.now() + leaseTime))) continue;
    // A server that is away would cost each of the others a try and a time-out.
    if ((await deliver(mail, delivery)) === 'postponed') break;
  }
}

type Outcome = 'settled' | 'postponed';

async function deliver(mail: StoredMail, delivery: Delivery): Promise<Outcome> {
  const { transport, now } = delivery;
  const { handle } = delivery.database;
  if (mail.expiresAt !== null && mail.expiresAt <= now()) {
    await settleMail(handle, mail.id, { state: 'failed', at: now() });
    return 'settled';
  }
  try {
    await transport.send(mail);
  } catch (cause) {
    return giveBack(mail, delivery, cause);
  }
  await settleMail(handle, mail.id, { state: transport.accepted, at: now() });
  return 'settled';
}

async function giveBack(mail: StoredMail, delivery: Delivery, cause: unknown): Promise<Outcome> {
  const { handle } = delivery.database;
  const now = delivery.now();
  const isRefused = cause instanceof MailRefused;
  delivery.onRefusal?.({
    mail: mail.id,
    attempt: mail.attempts + 1,
    cause: isRefused ? cause.message : 'unexpected',
  });
  const wait = waits[mail.attempts];
  if (wait === undefined || (isRefused && cause.isPermanent)) {
    await settleMail(handle, mail.id, { state: 'failed', at: now });
    return 'settled';
  }
  await postponeMail(handle, mail.id, now + wait);
  return 'postponed';
}
