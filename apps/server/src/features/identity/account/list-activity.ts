import type { Activity } from '@uid/contract/account';
import { pageSize } from '@uid/contract/constants';

import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { listEvents } from './repository.ts';

/** A page of what happened to the account; `next` only when there is more. */
export async function listActivity(
  { database }: Identity,
  after: string | undefined,
  { session, language }: SessionCaller,
): Promise<{ events: Activity[]; next?: string }> {
  const limit = pageSize + 1;
  const rows = await listEvents(database.handle, session.accountId, { after, limit });
  const { activityTexts } = await import('@uid/contract/activity-texts');
  const texts = activityTexts[language];
  const events = rows.slice(0, pageSize).map((row) => ({ ...row, text: texts[row.kind] }));
  const last = events.at(-1);
  return { events, ...(last && rows.length > pageSize && { next: last.id }) };
}
