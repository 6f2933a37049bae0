import type { ServerContext } from '../../../context.ts';
import { workOnEach } from '../../../work-on-each.ts';
import { lockHeads } from './heads.ts';
import { showOnItsDay } from './show-content.ts';

const atOnce = 100;

/**
 * Shows the contents whose day has come, each once; also those whose day began while nobody ran. One that cannot be
 * shown holds up no other.
 */
export async function showContentsToCome(
  { database, config, now }: Pick<ServerContext, 'database' | 'config' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const due = await database.handle
    .selectFrom('contentsToCome')
    .select(['kind', 'id'])
    .where('at', '<=', now())
    .orderBy('at')
    .limit(atOnce)
    .execute();
  const show = (name: (typeof due)[number]) =>
    database.transact(async (tx) => {
      const heads = await lockHeads(tx, name);
      const waits = tx.selectFrom('contentsToCome').select('at').where('kind', '=', name.kind);
      const row = await waits.where('id', '=', name.id).executeTakeFirst();
      // Another process was first.
      if (row) await showOnItsDay(tx, { ...name, heads }, { config, now: now() });
    });
  await workOnEach(due, show, { isStopping });
}
