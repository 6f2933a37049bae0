import { permissionsOf } from '@uid/contract/permissions';
import type { Selectable } from 'kysely';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { AppError } from '../../../http/app-error.ts';
import { workOnDue } from '../../../work-on-due.ts';
import { recordAct } from '../../audit/record-act.ts';
import { lockHeads } from './heads.ts';
import type { Heads } from './heads.ts';
import { readRoles } from './read-roles.ts';
import type { ScheduledParts } from './schedule.ts';

type Plan = Selectable<Tables['contentSchedules']>;

const batch = 100;

/**
 * Carries out due plans, each once, in the name of its author, including those that fell due while no process ran. A
 * plan is held for staff to see if its author has lost the right, if a text is incomplete, or if staff have published
 * anew or withdrawn the content since. A plan that fails for another reason is tried again, and does not delay the
 * others.
 */
export async function runSchedules(
  context: Pick<ServerContext, 'database' | 'config' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const { database, now } = context;
  async function run({ id }: DuePlan): Promise<void> {
    const fault = await database
      .transact((handle) => runPlan(handle, id, context))
      .catch((cause: unknown) => {
        if (cause instanceof AppError) return cause.error;
        throw cause;
      });
    // By now the transaction of the plan has been rolled back.
    if (fault !== undefined) await database.transact((handle) => hold(handle, id, fault));
  }
  await workOnDue<DuePlan>({
    list: (after) => listDue(database.handle, now(), after),
    work: run,
    // The plans of one content are carried out in their order.
    groupOf: ({ kind, contentId }) => `${kind}/${contentId}`,
    isStopping,
  });
}

type DuePlan = Pick<Plan, 'id' | 'kind' | 'contentId' | 'at'>;

async function listDue(handle: Handle, now: number, after?: DuePlan): Promise<DuePlan[]> {
  return handle
    .selectFrom('contentSchedules')
    .select(['id', 'kind', 'contentId', 'at'])
    .where('state', '=', 'waiting')
    .where('at', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('at', 'id'), '>', eb.tuple(after!.at, after!.id))),
    )
    .orderBy('at')
    .orderBy('id')
    .limit(batch)
    .execute();
}

async function runPlan(
  handle: Handle,
  id: string,
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
): Promise<undefined> {
  const plan = await take(handle, id);
  // Another process has carried out the plan.
  if (!plan) return;
  const { kind, contentId, action, parts, authorId, askedAt } = plan;
  const roles = await readRoles(handle, authorId);
  if (!permissionsOf(roles).has('contents.publish')) throw new AppError('NOT_FOUND');
  const name = { kind, id: contentId };
  const heads = await lockHeads(handle, name);
  // This runs every second but plans are seldom due, so the module is not loaded at the start.
  const { publishVersions, withdrawContent } = await import('./edit-content.ts');
  const versions = JSON.parse(parts) as ScheduledParts;
  if (action === 'publish') {
    if (versions.some((each) => isOutdated(each, heads))) throw new AppError('CONTENT_CHANGED');
    // A plan made after the withdrawal is no conflict: its author knew that the content stays off the site.
    const withdrawn = [...heads.values()].some(({ archivedAt }) => (archivedAt ?? 0) > askedAt);
    if (withdrawn) throw new AppError('STATE_CONFLICT');
    await publishVersions(handle, { name, heads, versions }, { config, now: now() });
  } else await withdrawContent(handle, { name, heads }, now());
  const note = { subject: { kind: 'content', id: `${kind}/${contentId}` }, after: { id, action } };
  const by = { actor: authorId, roles };
  await recordAct(handle, { action: 'run-content-schedule', by, note }, { now });
}

/**
 * True if staff have published a later version. A release's text is no reason, as the staff's plan takes precedence.
 */
function isOutdated({ part, number }: ScheduledParts[number], heads: Heads): boolean {
  const { published = null, base } = heads.get(part) ?? {};
  return published !== null && published > number && published !== base;
}

/** Marks the plan as done, so that only this process carries it out. */
async function take(handle: Handle, id: string): Promise<Plan | undefined> {
  return handle
    .updateTable('contentSchedules')
    .set({ state: 'done' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/** Reasons that tell staff more than the name of the error does. */
const reasons: Readonly<Record<string, string>> = {
  NOT_FOUND: 'NO_RIGHT',
  STATE_CONFLICT: 'WITHDRAWN',
};

async function hold(handle: Handle, id: string, reason: string): Promise<void> {
  await handle
    .updateTable('contentSchedules')
    .set({ state: 'held', reason: reasons[reason] ?? reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
