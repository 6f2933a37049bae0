import type { ServerContext } from '../../../context.ts';
import { listToTell } from './list-to-tell.ts';

/** Tells each side where it is time to. What that takes is loaded with the first one: a start has nobody to tell. */
export async function tellSides(context: ServerContext): Promise<void> {
  const { database, now } = context;
  for (const side of ['customer', 'staff'] as const)
    // oxlint-disable-next-line no-await-in-loop
    for (const id of await listToTell(database.handle, side, now())) {
      // oxlint-disable-next-line no-await-in-loop
      const { tellSide } = await import('./tell-side.ts');
      // oxlint-disable-next-line no-await-in-loop
      await database.transact((handle) => tellSide(handle, { id, side }, context));
    }
}
