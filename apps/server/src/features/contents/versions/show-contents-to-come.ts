import type { ServerContext } from '../../../context.ts';
import { lockHeads } from './heads.ts';
import { showOnItsDay } from './show-content.ts';

const atOnce = 100;

/**
 * Shows the contents whose day has come, each once; also those whose day began while nobody ran. One that cannot be
 * shown holds up no other; afterwards its failure is thrown.
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
  const failures: unknown[] = [];
  for (const name of due) {
    if (isStopping()) break;
    try {
      await database.transact(async (tx) => {
        const heads = await lockHeads(tx, name);
        const waits = tx.selectFrom('contentsToCome').select('at').where('kind', '=', name.kind);
        const row = await waits.where('id', '=', name.id).executeTakeFirst();
        // Another process was first.
        if (row) await showOnItsDay(tx, { ...name, heads }, { config, now: now() });
      });
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
