import type { ServerContext } from '../../../context.ts';
import { workOnDue } from '../../../work-on-due.ts';
import { workOnEach } from '../../../work-on-each.ts';
import { listToNotify } from './list-to-notify.ts';
import type { ToNotify } from './list-to-notify.ts';

/**
 * Emails each side that is due. The code for it is loaded with the first email, because there is none to send at the
 * start.
 */
export async function notifySides(context: ServerContext): Promise<void> {
  const { database, now } = context;
  await workOnEach(['customer', 'staff'] as const, (side) =>
    workOnDue<ToNotify>({
      list: (after) => listToNotify(database.handle, { side, now: now(), after }),
      work: async ({ id }) => {
        const { notifySide } = await import('./notify-side.ts');
        await database.transact((handle) => notifySide(handle, { id, side }, context));
      },
    }),
  );
}
