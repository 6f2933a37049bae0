import type { ErasureKind } from '../../database/erasure-tables.ts';
import type { Handle } from '../../database/database.ts';

export interface Erasure {
  kind: ErasureKind;
  subject: string;
  at: number;
}

/** Records erasures, in the transaction that erases. An erasure that is recorded already does not change. */
export async function recordErasures(handle: Handle, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await handle
    .insertInto('erasures')
    .values([...erasures])
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}

export async function listErasures(handle: Handle, since: number): Promise<Erasure[]> {
  return handle
    .selectFrom('erasures')
    .selectAll()
    .where('at', '>=', since)
    .orderBy('at')
    .orderBy('subject')
    .execute();
}
