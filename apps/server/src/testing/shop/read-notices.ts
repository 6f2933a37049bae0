import { listNotices } from '@uid/contract/notices';
import type { Notice } from '@uid/contract/notices';

import type { TestApp } from '../test-app.ts';

/** Reads the notices of a customer, the oldest first. */
export async function readNotices(
  { call }: Pick<TestApp, 'call'>,
  { token }: { token: string },
): Promise<Notice[]> {
  const { result } = await call(listNotices, { language: 'en' }, { token });
  return result.notices.toReversed();
}
