import type { ServerContext } from '../../context.ts';
import { recordAct } from './record-act.ts';

const actions = { on: 'turn-two-persons-on', off: 'turn-two-persons-off' } as const;

/** Records in the audit log that this start turned the approval by a second person off, or on again. */
export async function noteTwoPersons(context: ServerContext): Promise<void> {
  const { config, database } = context;
  const isOn = config.needsTwoPersons;
  await database.alone(() =>
    database.transact(async (handle) => {
      const last = await handle
        .selectFrom('auditEntries')
        .select('action')
        .where('action', 'in', Object.values(actions))
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      const wasOn = last?.action !== actions.off;
      if (isOn === wasOn) return;
      const action = isOn ? actions.on : actions.off;
      await recordAct(handle, { action, by: { actor: 'command', roles: [] }, note: {} }, context);
    }),
  );
}
