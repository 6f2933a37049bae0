import type { ServerContext } from '../../context.ts';
import { deleteGuestLines } from './repository.ts';

export const keepTime = 90 * 24 * 60 * 60_000;

/** Deletes guests' carts that have not changed for as long as the guest's cookie lives. */
export async function pruneGuestCarts({ database, now }: ServerContext): Promise<void> {
  await deleteGuestLines(database.handle, now() - keepTime);
}
