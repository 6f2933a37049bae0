import type { ServerContext } from '../../../context.ts';
import { listToNotify } from './list-to-notify.ts';

/** Mails each side that is due. The code for it is loaded with the first mail, because a start has none to send. */
export async function notifySides(context: ServerContext): Promise<void> {
  const { database, now } = context;
  for (const side of ['customer', 'staff'] as const)
    for (const id of await listToNotify(database.handle, side, now())) {
      const { notifySide } = await import('./notify-side.ts');
      await database.transact((handle) => notifySide(handle, { id, side }, context));
    }
}
