import type { ProofRefusal } from '@uid/contract/proof';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { openFirstTransactionWith } from '../../../database/first-transaction.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Given } from '../../../database/prepare.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CallerSession, FindSession } from '../../../http/caller.ts';
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
 * Finds sessions by token: one statement a request, one more a minute to note that it is in use.
 * A session with a key is found only by requests that the key has signed.
 */
export function createFindSession(context: ServerContext, keys: KnownKeys): FindSession {
  const { config, database, now } = context;
  const usedProofs = createUsedProofs(context);

  /** Undefined where the key has not signed the request. Throws where the proof has been used. */
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
    if (use === 'new' || request.method === 'GET') return {};
    const useUp = async (handle: Handle) => {
      if (!(await insertProof(handle, proof, at))) throw refusal('repeated', at);
    };
    return { useProof: (work) => openFirstTransactionWith(useUp, work) };
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
    const hasSecondFactor = row.totpEnabledAt !== null;
    const isOperator = row.role === 'operator' && hasSecondFactor && key !== null;
    return {
      id: row.id,
      accountId: row.accountId,
      email: row.email,
      isPasswordExpired: expiry !== undefined && expiry <= at,
      isOperator,
      isSteppedUp: isSteppedUp(row, at),
      listStepUpMethods: () =>
        listStepUpMethods(database.handle, {
          accountId: row.accountId,
          hasPassword: row.passwordChangedAt !== null,
          hasSecondFactor,
          isOperator,
        }),
      key: key ?? undefined,
      ...proven,
    };
  };
}

type Proven = Pick<CallerSession, 'useProof'>;

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
    .leftJoin('totpSecrets', 'totpSecrets.accountId', 'sessions.accountId')
    .select([
      'sessions.id',
      'sessions.accountId',
      'sessions.lastSeenAt',
      'sessions.steppedUpAt',
      'sessions.keyThumbprint as key',
      'accounts.email',
      'accounts.role',
      'accounts.passwordChangedAt',
      'accounts.passwordExpiresAt',
      'totpSecrets.enabledAt as totpEnabledAt',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastSeenAt', '>', idleSince),
);

/** A database that cannot be written to (disk full) still lets a valid session read. */
async function touch(handle: Handle, id: string, now: number): Promise<void> {
  await handle
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('id', '=', id)
    .where('lastSeenAt', '<', now)
    .execute()
    .catch(() => undefined);
}
