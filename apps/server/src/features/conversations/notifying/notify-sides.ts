import type { ServerContext } from '../../../context.ts';
import { listToNotify } from './list-to-notify.ts';

/** Mails each side that is due. The code for it is loaded with the first mail, because a start has none to send. */
export async function notifySides(context: ServerContext): Promise<void> {
  const { database, now } = context;
  for (const side of ['customer', 'staff'] as const)
    // oxlint-disable-next-line no-await-in-loop
    for (const id of await listToNotify(database.handle, side, now())) {
      // oxlint-disable-next-line no-await-in-loop
      const { notifySide } = await import('./notify-side.ts');
      // oxlint-disable-next-line no-await-in-loop
      await database.transact((handle) => notifySide(handle, { id, side }, context));
    }
}
