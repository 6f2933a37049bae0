import { pageSize } from '@uid/contract/constants';
import type { getOwnEnquiry, OwnEnquirySummary } from '@uid/contract/own-enquiries';
import type { OutputOf } from '@uid/contract/endpoint';

import { cutPage } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';
import type { StoredEnquiry } from './repository.ts';

const shownLength = 140;

/** Returns a page of the enquiries sent from an address, newest first. */
export async function listOwn(
  handle: Handle,
  { email, after }: { email: string; after: string | undefined },
): Promise<{ enquiries: OwnEnquirySummary[]; next: string | undefined }> {
  const found = await selectOwn(handle, email)
    .$if(after !== undefined, (query) =>
      query.where('id', '<', (eb) =>
        eb.selectFrom('enquiries as last').select('last.id').where('last.no', '=', after!),
      ),
    )
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { rows, next } = cutPage(found, pageSize, ({ no }) => no);
  return {
    enquiries: rows.map((each) => ({ ...presentOwn(each), opening: openingOf(each.message) })),
    next,
  };
}

export async function findOwn(
  handle: Handle,
  { no, email }: { no: string; email: string },
): Promise<OutputOf<typeof getOwnEnquiry> | undefined> {
  const found = await selectOwn(handle, email).where('no', '=', no).executeTakeFirst();
  return found && presentOwn(found);
}

/** An erased enquiry has no address and belongs to nobody. */
function selectOwn(handle: Handle, email: string) {
  return handle
    .selectFrom('enquiries')
    .select(['no', 'kind', 'state', 'message', 'createdAt'])
    .where('email', '=', email)
    .where('erasedAt', 'is', null);
}

type Own = Pick<StoredEnquiry, 'no' | 'kind' | 'state' | 'createdAt'>;

function presentOwn({ no, kind, state, createdAt }: Own): OutputOf<typeof getOwnEnquiry> {
  return { no, kind, state, at: createdAt };
}

function openingOf(message: string): string {
  const letters = Array.from(message.replaceAll(/\s+/g, ' '));
  const opening = letters.slice(0, shownLength).join('');
  return letters.length > shownLength ? `${opening}…` : opening;
}
