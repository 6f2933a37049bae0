import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { countAttempt, resetAttempts } from '../limits/count-attempt.ts';
import { findPlace } from '../limits/find-place.ts';
import { findAccountByEmail } from '../repository.ts';
import { hashToken } from '../sessions/session-token.ts';
import { codeSchedule, codeSubject, hashCode } from './mailed-code.ts';
import type { CodeKey } from './mailed-code.ts';
import { deleteCodes, findCode, findLink, restoreTry, takeTry } from './repository.ts';

/**
 * What the reader of a mail can send: its code, from the browser that asked for it, or the token of its link, from any
 * browser.
 */
export interface MailProof {
  code?: string | undefined;
  /** The token of the browser that asked for the code. */
  request?: string | undefined;
  link?: string | undefined;
}

/** A code or link that was right. `useCode` deletes it in the transaction of the operation that it allows. */
export interface ProvenCode extends CodeKey {
  id: string;
}

/**
 * Checks a code or link from a mail. A link can't be guessed, so no failures lock its holder out. Throws LINK_INVALID,
 * CODE_INVALID, CODE_LOCKED or TOO_MANY_REQUESTS.
 */
export async function proveCode(
  identity: Identity,
  { link, code = '', request = '', ...key }: CodeKey & MailProof,
  caller: Caller,
): Promise<ProvenCode> {
  const { database, now } = identity;
  if (link === undefined) return proveTyped(identity, { ...key, code, request }, caller);
  const found = await findLink(database.handle, hashToken(link), now());
  if (found?.email !== key.email || found.purpose !== key.purpose)
    throw new AppError('LINK_INVALID');
  return found;
}

/** Counts a try before the code is compared, outside any transaction, so that a wrong code counts too. */
async function proveTyped(
  identity: Identity,
  { code, request, ...key }: CodeKey & { code: string; request: string },
  caller: Caller,
): Promise<ProvenCode> {
  const { database, now, addressLimit } = identity;
  const { handle } = database;
  const account = await findAccountByEmail(handle, key.email);
  const { own } = await findPlace(identity, account?.id, caller);
  const subject = codeSubject('code', key, own);
  const taken = await takeTry(handle, { ...key, requestHash: hashToken(request) }, now());
  // Tries without a live request are not counted: there is no code to guess.
  if (taken) await countWrong(handle, subject, now());
  if (taken && taken.codeHash === hashCode(code, key)) {
    await resetAttempts(handle, [subject]);
    await restoreTry(handle, taken.id);
    return { ...key, id: taken.id };
  }
  if (own === undefined) await addressLimit.spend(caller.address);
  throw new AppError('CODE_INVALID');
}

async function countWrong(handle: Handle, subject: string, now: number): Promise<void> {
  await countAttempt(handle, subject, { schedule: codeSchedule, now }).catch((cause: unknown) => {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError('CODE_LOCKED', cause.extra);
  });
}

/** Returns a code or link that was right before, unless it has been used since. Throws CODE_INVALID. */
export async function getProven(handle: Handle, id: string): Promise<ProvenCode> {
  const proven = await findCode(handle, id);
  if (!proven) throw new AppError('CODE_INVALID');
  return proven;
}

export async function useCode(handle: Handle, proven: ProvenCode): Promise<void> {
  if (!(await deleteCodes(handle, proven))) throw new AppError('CODE_INVALID');
}
