import type { Activity } from '@uid/contract/account';
import { pageSize } from '@uid/contract/constants';

import { cutPage } from '../../../database/cut-page.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { listEvents } from './repository.ts';

/** Returns a page of the account's events, latest first. */
export async function listActivity(
  { database }: Identity,
  after: string | undefined,
  { session, language }: SessionCaller,
): Promise<{ events: Activity[]; next: string | undefined }> {
  const limit = pageSize + 1;
  const found = await listEvents(database.handle, session.accountId, { after, limit });
  const { activityTexts } = await import('@uid/contract/activity-texts');
  const texts = activityTexts[language];
  const { rows, next } = cutPage(found, pageSize, ({ id }) => id);
  return { events: rows.map((row) => ({ ...row, text: texts[row.kind] })), next };
}
