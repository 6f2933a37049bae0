import type { ServerContext } from '../../../context.ts';
import { workOnEach } from '../../../work-on-each.ts';
import { listToNotify } from './list-to-notify.ts';

/** Mails each side that is due. The code for it is loaded with the first mail, because a start has none to send. */
export async function notifySides(context: ServerContext): Promise<void> {
  const { database, now } = context;
  const due = await Promise.all(
    (['customer', 'staff'] as const).map(async (side) =>
      (await listToNotify(database.handle, side, now())).map((id) => ({ id, side })),
    ),
  );
  await workOnEach(due.flat(), async (one) => {
    const { notifySide } = await import('./notify-side.ts');
    await database.transact((handle) => notifySide(handle, one, context));
  });
}
