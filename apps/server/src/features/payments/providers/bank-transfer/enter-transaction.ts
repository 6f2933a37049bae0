import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { insertNotification } from '../../notifications/repository.ts';
import type { Charge } from '../provider.ts';
import { findEntry } from './repository.ts';

/** A line of the account's statement, as an operator read it. */
export interface Transaction {
  /** The bank's own: unique, so that a line is entered once. */
  number: string;
  /** What it says; the same line says the same. */
  facts: Record<string, string | number>;
  operatorId: string;
  charge: Charge;
}

/** Stores a line of the statement where companies' notifications are stored. False when it is known. */
export async function enterTransaction(
  handle: Handle,
  { number, facts, operatorId, charge }: Transaction,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<boolean> {
  const isNew = await insertNotification(handle, {
    id: newId(),
    method: 'bank-transfer',
    eventId: number,
    body: JSON.stringify({ facts, operatorId }),
    charge: JSON.stringify(charge),
    receivedAt: now(),
    appliedAt: now(),
  });
  if (isNew) return true;
  const known = JSON.parse((await findEntry(handle, number)) ?? '{}') as Partial<Transaction>;
  if (JSON.stringify(known.facts) !== JSON.stringify(facts))
    throw new AppError('TRANSACTION_KNOWN');
  return false;
}
