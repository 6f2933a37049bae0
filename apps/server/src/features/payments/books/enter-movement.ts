import type { Insertable } from 'kysely';

import type { ServerContext } from '../../../context.ts';
import type { LedgerAccount, LedgerMovement } from '../../../database/refund-tables.ts';
import type { Handle } from '../../../database/database.ts';
import { prepareWrite, runTogether } from '../../../database/run-together.ts';
import type { Write } from '../../../database/run-together.ts';
import type { Tables } from '../../../database/tables.ts';

interface Movement {
  kind: LedgerMovement;
  /** The attempt captured or the refund confirmed: each moves money once. */
  id: string;
  orderId: string;
  amountFen: number;
}

/** Enters a movement of money on both sides, in the transaction that makes it. Companies take no fee here. */
export async function enterMovement(
  handle: Handle,
  movement: Movement,
  context: Pick<ServerContext, 'now' | 'newId'>,
): Promise<void> {
  if (movement.amountFen !== 0) await runTogether(handle, [movementWrite(movement, context)]);
}

/** The same, to be written together with more. */
export function movementWrite(
  { kind, id, orderId, amountFen }: Movement,
  { now, newId }: Pick<ServerContext, 'now' | 'newId'>,
): Write {
  const received = kind === 'captured' ? amountFen : -amountFen;
  const sides: [LedgerAccount, number][] = [
    ['provider', received],
    ['customer', -received],
  ];
  const facts = { orderId, movement: kind, movementId: id, at: now() };
  return insertEntries(
    sides.map(([account, each]) => ({ ...facts, id: newId(), account, amountFen: each })),
  );
}

const insertEntries = prepareWrite((handle, entries: Insertable<Tables['ledgerEntries']>[]) =>
  handle.insertInto('ledgerEntries').values(entries),
);
