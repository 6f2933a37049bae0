import type { Selectable } from 'kysely';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { workOnDue } from '../../../work-on-due.ts';
import { lockHeads } from './heads.ts';
import { showOnItsDay } from './show-content.ts';

const batch = 100;

/**
 * Shows the contents whose day has come, each once, including those whose day began while no process ran. A content
 * that can't be shown does not delay the others.
 */
export async function showContentsToCome(
  { database, config, now }: Pick<ServerContext, 'database' | 'config' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const show = (name: ToCome) =>
    database.transact(async (tx) => {
      const heads = await lockHeads(tx, name);
      const waits = tx.selectFrom('contentsToCome').select('at').where('kind', '=', name.kind);
      const row = await waits.where('id', '=', name.id).executeTakeFirst();
      // If the row is gone, another process has shown the content.
      if (row) await showOnItsDay(tx, { ...name, heads }, { config, now: now() });
    });
  const list = (after?: ToCome) => listDue(database.handle, now(), after);
  await workOnDue({ list, work: show, isStopping });
}

type ToCome = Selectable<Tables['contentsToCome']>;

async function listDue(handle: Handle, now: number, after?: ToCome): Promise<ToCome[]> {
  return handle
    .selectFrom('contentsToCome')
    .selectAll()
    .where('at', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('at', 'kind', 'id'), '>', eb.tuple(after!.at, after!.kind, after!.id)),
      ),
    )
    .orderBy('at')
    .orderBy('kind')
    .orderBy('id')
    .limit(batch)
    .execute();
}
