import { setTimeout } from 'node:timers/promises';

import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Delivery } from './deliver-mails.ts';
import { deleteSettledMails } from './repository.ts';

const pause = 1000;
const patience = 5000;
const hour = 60 * 60_000;
const keepTime = 30 * 24 * hour;

/** Empties the outbox again and again. Any number of processes may do so at once. */
export function startMailLoop(delivery: Delivery): Repetition {
  let cleanedAt = 0;
  let isStopping = false;
  const repetition = repeat(async () => {
    await deliverMails({ ...delivery, isStopping: () => isStopping });
    if (delivery.now() - cleanedAt < hour) return;
    cleanedAt = delivery.now();
    await deleteSettledMails(delivery.database.handle, cleanedAt - keepTime);
  }, pause);
  return {
    async stop() {
      isStopping = true;
      // A send that hangs is given up: its lease ends, and the mail is tried again.
      await Promise.race([repetition.stop(), setTimeout(patience, undefined, { ref: false })]);
    },
  };
}
