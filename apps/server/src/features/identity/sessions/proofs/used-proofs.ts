import { proofTime } from '@uid/contract/proof';

import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { insertNewRow } from '../../../../database/write-row.ts';
import type { CheckedProof } from './check-proof.ts';
import { createOwnMemory } from './own-memory.ts';

export interface UsedProofs {
  /**
   * Uses a proof up. `alone`: the proof is new to this process, and no other process could be asked. A request that
   * writes then stores it in the database with `insertProof`.
   */
  use: (proof: CheckedProof) => Promise<'new' | 'alone' | 'repeated' | 'time'>;
}

/** Milliseconds: longer than any proof is accepted by several processes whose clocks differ a little. */
const memoryTime = (proofTime.past + 2 * proofTime.ahead) * 1000;

/** Each process remembers proofs by itself; if there is a Redis, all processes remember them together. */
export function createUsedProofs({ redis, now }: Pick<ServerContext, 'redis' | 'now'>): UsedProofs {
  const own = createOwnMemory();
  return {
    async use(proof) {
      const known = own.use(proof, now());
      if (known !== 'new') return known;
      if (redis?.status !== 'ready') return 'alone';
      return redis.set(`uid-proof-${proof.id}`, 1, 'PX', memoryTime, 'NX').then(
        (text) => (text === 'OK' ? 'new' : 'repeated'),
        () => 'alone',
      );
    },
  };
}

/** False when another process has used the proof. */
export async function insertProof(
  handle: Handle,
  { id }: CheckedProof,
  now: number,
): Promise<boolean> {
  return insertNewRow(handle, 'usedProofs', {
    row: { id, expiresAt: now + memoryTime },
    unique: ['id'],
  });
}

/** Deletes the proofs that no process would accept any more. */
export async function sweepProofs({
  database,
  now,
}: Pick<ServerContext, 'database' | 'now'>): Promise<void> {
  await database.handle.deleteFrom('usedProofs').where('expiresAt', '<=', now()).execute();
}
