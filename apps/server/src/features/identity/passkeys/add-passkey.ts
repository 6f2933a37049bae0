import type { addPasskey as contract } from '@uid/contract/account';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { tellOwner } from '../owner/tell-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { takeChallenge } from './challenge.ts';
import { readCreated } from './read-created.ts';
import { insertPasskey, listPasskeys } from './repository.ts';
import type { Passkey } from './repository.ts';

type Added = ParsedInputOf<typeof contract>;

const slots = Array.from({ length: 20 }, (_, index) => index + 1);

/** Adds the passkey that the browser created for this very session. */
export async function addPasskey(
  identity: Identity,
  { challengeId, response, name }: Added,
  caller: SessionCaller,
): Promise<Passkey[]> {
  const { database, now, newId } = identity;
  const { id: subject, accountId } = caller.session;
  const asked = { id: challengeId, purpose: 'addition', subject } as const;
  const taken = await takeChallenge(database.handle, asked, now());
  if (!taken) throw new AppError('ENROLMENT_OVER');
  const created = await readCreated(response, taken.challenge, caller);
  if (!created) throw new AppError('PASSKEY_REJECTED');
  return database.transact(async (handle) => {
    const { email } = await getLockedAccount(handle, accountId);
    const used = new Set((await listPasskeys(handle, accountId)).map(({ slot }) => slot));
    const slot = slots.find((each) => !used.has(each));
    if (slot === undefined) throw new AppError('PASSKEY_LIMIT');
    const row = { id: newId(), accountId, slot, name, createdAt: now(), lastUsedAt: null };
    if (!(await insertPasskey(handle, { ...row, ...created })))
      throw new AppError('PASSKEY_REJECTED');
    await recordEvent(handle, { kind: 'passkey-added', accountId, from: caller }, identity);
    const change = {
      kind: 'passkey-added',
      account: { id: accountId, email },
      language: caller.language,
    } as const;
    await tellOwner(handle, change, identity);
    return listPasskeys(handle, accountId);
  });
}
