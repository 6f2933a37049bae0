import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Given } from '../../../database/prepare.ts';
import type { FindSession } from '../../../http/caller.ts';
import { passwordExpiry } from '../passwords/password-expiry.ts';
import { isSteppedUp } from '../account/step-up-time.ts';
import { hashToken, isToken } from './session-token.ts';

const touchEvery = 60_000;

/** Finds sessions by token: one statement a request, one more a minute to note that it is in use. */
export function createFindSession({ config, database, now }: ServerContext): FindSession {
  return async function findSession(token) {
    if (!isToken(token)) return undefined;
    const at = now();
    const { rows } = await selectSession(database.handle, {
      tokenHash: hashToken(token),
      now: at,
      idleSince: at - config.identity.sessionIdleTime,
    });
    const [row] = rows;
    if (!row) return undefined;
    if (row.lastSeenAt <= at - touchEvery) await touch(database.handle, row.id, at);
    const expiry = passwordExpiry(row, config.identity.passwordMaxAge);
    const hasSecondFactor = row.totpEnabledAt !== null;
    return {
      id: row.id,
      accountId: row.accountId,
      email: row.email,
      isPasswordExpired: expiry !== undefined && expiry <= at,
      hasSecondFactor,
      isOperator: row.role === 'operator' && hasSecondFactor,
      isSteppedUp: isSteppedUp(row, at),
    };
  };
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
