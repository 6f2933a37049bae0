import type { addPasskey as contract } from '@uid/contract/account';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { takeChallenge } from './challenge.ts';
import { readCreated } from './read-created.ts';
import type { CreatedPasskey as Created } from './read-created.ts';
import { insertPasskey, listPasskeys } from './repository.ts';
import type { Passkey } from './repository.ts';

type Added = ParsedInputOf<typeof contract>;

const slots = Array.from({ length: 20 }, (_, index) => index + 1);

/** Adds the passkey that the browser created for this very session. */
export async function addPasskey(
  identity: Identity,
  added: Added,
  caller: SessionCaller,
): Promise<Passkey[]> {
  const created = await proveCreated(identity, added, caller);
  return identity.database.transact(async (handle) => {
    await keepPasskey(handle, { identity, created, caller });
    return listPasskeys(handle, caller.session.accountId);
  });
}

export type CreatedPasskey = Created & { name: string };

/** Checks that the passkey was created for the challenge of this very session. */
export async function proveCreated(
  { database, now }: Identity,
  { challengeId, response, name }: Added,
  caller: SessionCaller,
): Promise<CreatedPasskey> {
  const asked = { id: challengeId, purpose: 'addition', subject: caller.session.id } as const;
  const taken = await takeChallenge(database.handle, asked, now());
  if (!taken) throw new AppError('ENROLMENT_OVER');
  const created = await readCreated(response, taken.challenge, caller);
  if (!created) throw new AppError('PASSKEY_REJECTED');
  return { ...created, name };
}

interface Keeping {
  identity: Identity;
  created: CreatedPasskey;
  caller: SessionCaller;
}

/** Stores a proven passkey and notifies the owner; returns the passkey's id. */
export async function keepPasskey(
  handle: Handle,
  { identity, created, caller }: Keeping,
): Promise<string> {
  const { accountId } = caller.session;
  const { email } = await getLockedAccount(handle, accountId);
  const used = new Set((await listPasskeys(handle, accountId)).map(({ slot }) => slot));
  const slot = slots.find((each) => !used.has(each));
  if (slot === undefined) throw new AppError('PASSKEY_LIMIT');
  const id = identity.newId();
  const row = { id, accountId, slot, createdAt: identity.now(), lastUsedAt: null };
  if (!(await insertPasskey(handle, { ...row, ...created })))
    throw new AppError('PASSKEY_REJECTED');
  await recordEvent(handle, { kind: 'passkey-added', accountId, from: caller }, identity);
  const account = { id: accountId, email };
  const change = { kind: 'passkey-added', account, language: caller.language } as const;
  await notifyOwner(handle, change, identity);
  return id;
}
