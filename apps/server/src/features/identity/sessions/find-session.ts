import { permissionsOf } from '@uid/contract/permissions';
import type { StaffRole } from '@uid/contract/staff-roles';
import type { ProofRefusal } from '@uid/contract/proof';

import { sql } from 'kysely';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { openFirstTransactionWith } from '../../../database/first-transaction.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Given } from '../../../database/prepare.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CallerSession, FindSession, StaffRights } from '../../../http/caller.ts';
import type { SignedRequest } from '../../../http/signed-request.ts';
import { passwordExpiry } from '../passwords/password-expiry.ts';
import { listStepUpMethods } from '../account/list-step-up-methods.ts';
import { isSteppedUp } from '../account/step-up-time.ts';
import { checkProof } from './proofs/check-proof.ts';
import type { KnownKeys } from './proofs/read-proof.ts';
import { createUsedProofs, insertProof } from './proofs/used-proofs.ts';
import { hashToken, isToken } from './session-token.ts';

const touchEvery = 60_000;

/**
 * Finds sessions by token: one statement per request, and one more per minute to record that the session is in use.
 * A session with a key is found only for requests that the key has signed.
 */
export function createFindSession(context: ServerContext, keys: KnownKeys): FindSession {
  const { config, database, now } = context;
  const usedProofs = createUsedProofs(context);

  /**
   * Returns undefined if the key has not signed the request. Throws SESSION_INVALID if the proof was used before, or
   * its time is wrong.
   */
  async function prove(
    request: SignedRequest,
    key: string,
    at: number,
  ): Promise<Proven | undefined> {
    const tokenHash = hashToken(request.token ?? '');
    const proof = checkProof(request, { tokenHash, key, now: at, keys });
    if (proof === 'wrong') return undefined;
    const use = proof === 'time' ? proof : await usedProofs.use(proof);
    if (proof === 'time' || use === 'time') throw refusal('time', at);
    if (use === 'repeated') throw refusal('repeated', at);
    const { bodyHash } = proof;
    if (use === 'new' || request.method === 'GET') return { bodyHash };
    const useUp = async (handle: Handle) => {
      if (!(await insertProof(handle, proof, at))) throw refusal('repeated', at);
    };
    return { bodyHash, useProof: (work) => openFirstTransactionWith(useUp, work) };
  }

  return async function findSession(token, request) {
    if (!isToken(token)) return undefined;
    const at = now();
    const { rows } = await selectSession(database.handle, {
      tokenHash: hashToken(token),
      now: at,
      idleSince: at - config.identity.sessionIdleTime,
    });
    const [row] = rows;
    if (!row) return undefined;
    const { key } = row;
    const proven = key === null ? {} : await prove(request, key, at);
    if (!proven) return undefined;
    if (row.lastSeenAt <= at - touchEvery) await touch(database.handle, row.id, at);
    const expiry = passwordExpiry(row, config.identity.passwordMaxAge);
    return {
      id: row.id,
      accountId: row.accountId,
      email: row.email,
      name: row.email ?? row.displayName ?? '',
      isPasswordExpired: expiry !== undefined && expiry <= at,
      ...(key !== null && row.roles !== null && { staff: rightsOf(row.roles) }),
      factor: row.factor ?? undefined,
      isSteppedUp: isSteppedUp(row, at) && isProvenAsStaff(row),
      listStepUpMethods: () =>
        listStepUpMethods(database.handle, {
          accountId: row.accountId,
          hasPassword: row.passwordChangedAt !== null,
          staffFactor: row.staffFactor,
        }),
      key: key ?? undefined,
      ...proven,
    };
  };
}

/** If staff rights depend on a factor, only this factor allows operations that could replace it. */
function isProvenAsStaff({ factor, staffFactor }: Record<'factor' | 'staffFactor', string | null>) {
  return staffFactor === null || factor === staffFactor;
}

/** `list`: the roles as the database returns them, separated by commas. */
function rightsOf(list: string): StaffRights {
  const roles = list.split(',').toSorted() as StaffRole[];
  return { roles, permissions: permissionsOf(roles) };
}

type Proven = Pick<CallerSession, 'useProof' | 'bodyHash'>;

function refusal(proof: ProofRefusal['proof'], now: number): AppError {
  const details: ProofRefusal = { proof, now };
  return new AppError('SESSION_INVALID', { details });
}

interface SessionKey {
  tokenHash: string;
  now: number;
  idleSince: number;
}

const selectSession = prepare((handle, { tokenHash, now, idleSince }: Given<SessionKey>) =>
  handle
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('staff', 'staff.accountId', 'sessions.accountId')
    .select([
      'sessions.id',
      'sessions.accountId',
      'sessions.lastSeenAt',
      'sessions.steppedUpAt',
      'sessions.keyThumbprint as key',
      'sessions.factor',
      'accounts.email',
      'accounts.displayName',
      'accounts.passwordChangedAt',
      'accounts.passwordExpiresAt',
      'staff.factor as staffFactor',
    ])
    // Read with the session, so that a role that was taken away is gone everywhere with the next request.
    .select(
      sql<string | null>`case when sessions.factor = staff.factor then (
        select string_agg(role, ',') from "staffRoles" where "accountId" = staff."accountId"
      ) end`.as('roles'),
    )
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastSeenAt', '>', idleSince)
    // A disabled account has no session, even if one began at the moment it was disabled.
    .where('accounts.disabledAt', 'is', null),
);

/** A valid session can be read even when the database can't be written to (disk full). */
async function touch(handle: Handle, id: string, now: number): Promise<void> {
  await handle
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('id', '=', id)
    .where('lastSeenAt', '<', now)
    .execute()
    .catch(() => undefined);
}
