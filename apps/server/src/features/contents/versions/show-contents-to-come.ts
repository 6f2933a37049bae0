import type { ServerContext } from '../../../context.ts';
import { lockHeads } from './heads.ts';
import { showContent } from './show-content.ts';

const atOnce = 100;

/** Shows the contents whose day has come, each once; also those whose day began while nobody ran. */
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
  for (const name of due) {
    if (isStopping()) return;
    await database.transact(async (tx) => {
      const heads = await lockHeads(tx, name);
      const waits = tx.selectFrom('contentsToCome').select('at').where('kind', '=', name.kind);
      const row = await waits.where('id', '=', name.id).executeTakeFirst();
      // Another process was first.
      if (row) await showContent(tx, { ...name, heads }, { config, now: now() });
    });
  }
}
