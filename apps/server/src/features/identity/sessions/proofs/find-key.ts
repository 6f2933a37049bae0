import type { ServerContext } from '../../../../context.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { FindKey } from '../../../../http/caller.ts';
import { hashToken } from '../session-token.ts';
import { checkProof } from './check-proof.ts';
import type { KnownKeys } from './read-proof.ts';

/**
 * Finds the key that a session which may begin now will belong to. A repeated proof does no harm here: the session
 * belongs to the same holder of the key again.
 */
export function createFindKey({ now }: Pick<ServerContext, 'now'>, keys: KnownKeys): FindKey {
  return function findKey(request) {
    if (request.proof === undefined) return undefined;
    const at = now();
    const tokenHash = request.token && hashToken(request.token);
    const checked = checkProof(request, { tokenHash, now: at, keys });
    if (checked === 'time')
      throw new AppError('PROOF_REFUSED', { details: { proof: 'time', now: at } });
    if (checked === 'wrong') throw new AppError('PROOF_REFUSED');
    return checked.key;
  };
}
