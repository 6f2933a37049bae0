import type { ContentPart } from '@uid/contract/content-parts';
import { canBeWithdrawn } from '@uid/contract/content-parts';
import type { ContentSchedule, scheduledActions } from '@uid/contract/staff-contents';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { shopClock } from '../../../shop-clock.ts';
import { readParts } from './edit-content.ts';
import type { Editing, ReadParts } from './edit-content.ts';
import { readHeads, readVersionBody } from './heads.ts';
import type { ContentName } from './heads.ts';
import { refuseSample } from './refuse-sample.ts';
import { refuseUnreadyPictures } from './show-content.ts';

/** The versions to publish: those that the author read when planning, even if there are later drafts. */
export type ScheduledParts = { part: ContentPart; number: number }[];

interface Wish extends ReadParts {
  scheduleId: string;
  action: (typeof scheduledActions)[number];
  /** Date and time to the minute, by the shop's clock. */
  starts: string;
}

/**
 * Plans to publish or withdraw a content at a time, in the name of the caller. Returns the time in epoch milliseconds.
 */
export async function scheduleContent(
  handle: Handle,
  { scheduleId, action, starts, ...name }: Wish,
  editing: Editing,
): Promise<number> {
  const at = Date.parse(`${starts}Z`) - shopClock;
  if (at <= editing.now) throw new AppError('TIME_PAST');
  if (action === 'withdraw' && !canBeWithdrawn(name.kind, name.id))
    throw new AppError('CONTENT_LASTING');
  const heads = await readParts(handle, name);
  const parts = heads.flatMap(({ part, draft }) =>
    draft === null ? [] : [{ part, number: draft }],
  );
  if (action === 'publish') {
    if (parts.length < heads.length) throw new AppError('CONTENT_NO_DRAFT');
    await refusePlanned(handle, { name, parts }, editing);
  }
  await handle
    .insertInto('contentSchedules')
    .values({
      id: scheduleId,
      kind: name.kind,
      contentId: name.id,
      action,
      parts: JSON.stringify(action === 'publish' ? parts : []),
      at,
      authorId: editing.accountId,
      askedAt: editing.now,
      state: 'waiting',
    })
    .execute();
  return at;
}

/**
 * Throws if the planned version would be a sample or shows a picture that no page can show, so that its author learns
 * it now and not after the plan has failed. Contents that it refers to may still be published before its time.
 */
async function refusePlanned(
  handle: Handle,
  { name: { kind, id }, parts }: { name: ContentName; parts: ScheduledParts },
  { config }: Editing,
): Promise<void> {
  const part = 'shared';
  const planned = parts.find((each) => each.part === part)?.number;
  const number = planned ?? (await readHeads(handle, { kind, id })).get(part)?.published;
  if (number === undefined || number === null) return;
  const content = await readVersionBody(handle, { kind, id, part, number });
  refuseSample({ kind, content }, config);
  await refuseUnreadyPictures(handle, content as object);
}

/** Withdraws a waiting plan, or removes a held one from the list. */
export async function withdrawSchedule(
  handle: Handle,
  scheduleId: string,
): Promise<ContentName & { at: number }> {
  const [plan] = await handle
    .updateTable('contentSchedules')
    .set({ state: 'withdrawn' })
    .where('id', '=', scheduleId)
    .where('state', 'in', ['waiting', 'held'])
    .returning(['kind', 'contentId', 'at'])
    .execute();
  if (!plan) throw new AppError('NOT_FOUND');
  return { kind: plan.kind, id: plan.contentId, at: plan.at };
}

/** Returns the plans of a content that are waiting or held. */
export async function listSchedules(
  handle: Handle,
  { kind, id }: ContentName,
): Promise<ContentSchedule[]> {
  const rows = await handle
    .selectFrom('contentSchedules')
    .leftJoin('accounts', 'accounts.id', 'contentSchedules.authorId')
    .select(['contentSchedules.id', 'action', 'at', 'authorId', 'parts', 'state', 'reason'])
    .select('accounts.email')
    .where('kind', '=', kind)
    .where('contentId', '=', id)
    .where('state', 'in', ['waiting', 'held'])
    .orderBy('at')
    .execute();
  return rows.map(({ parts, reason, authorId, email, state, ...plan }) => ({
    ...plan,
    person: { id: authorId, ...(email !== null && { email }) },
    parts: (JSON.parse(parts) as ScheduledParts).map(({ part }) => part),
    isHeld: state === 'held',
    ...(reason !== null && { reason }),
  }));
}
