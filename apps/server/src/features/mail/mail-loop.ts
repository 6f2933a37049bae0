import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Delivery } from './deliver-mails.ts';
import { deleteSettledMails } from './repository.ts';

const pause = 1000;
const hour = 60 * 60_000;
const keepTime = 30 * 24 * hour;

/** Empties the outbox again and again. Any number of processes may do so at once. */
export function startMailLoop(delivery: Delivery): Repetition {
  let cleanedAt = 0;
  return repeat(async () => {
    await deliverMails(delivery);
    if (delivery.now() - cleanedAt < hour) return;
    cleanedAt = delivery.now();
    await deleteSettledMails(delivery.database.handle, cleanedAt - keepTime);
  }, pause);
}
