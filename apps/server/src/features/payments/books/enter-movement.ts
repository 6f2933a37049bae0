import type { ServerContext } from '../../../context.ts';
import type { LedgerAccount, LedgerMovement } from '../../../database/refund-tables.ts';
import type { Handle } from '../../../database/database.ts';
import { insertRows } from '../../../database/write-row.ts';

interface Movement {
  kind: LedgerMovement;
  /** Id of the captured attempt or the confirmed refund: each moves money once. */
  id: string;
  orderId: string;
  amountFen: number;
}

/** Enters a movement of money on both sides, in the transaction that makes it. Companies take no fee here. */
export async function enterMovement(
  handle: Handle,
  { kind, id, orderId, amountFen }: Movement,
  { now, newId }: Pick<ServerContext, 'now' | 'newId'>,
): Promise<void> {
  if (amountFen === 0) return;
  const received = kind === 'captured' ? amountFen : -amountFen;
  const sides: [LedgerAccount, number][] = [
    ['provider', received],
    ['customer', -received],
  ];
  const shared = { orderId, movement: kind, movementId: id, at: now() };
  await insertRows(
    handle,
    'ledgerEntries',
    sides.map(([account, each]) => ({ ...shared, id: newId(), account, amountFen: each })),
  );
}
