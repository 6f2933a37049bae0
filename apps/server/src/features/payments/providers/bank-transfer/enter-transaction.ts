import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { insertNotification } from '../../notifications/repository.ts';
import type { Charge } from '../provider.ts';
import { findEntry } from './repository.ts';

/** A line of the bank account's statement, as a staff member read it. */
export interface Transaction {
  /** The bank's transaction number: unique, so that a line is entered once. */
  number: string;
  /** The contents of the line; a repeat of the same line must have the same. */
  facts: Record<string, string | number>;
  operatorId: string;
  charge: Charge;
}

/** Stores a line of the statement among the companies' notifications. Returns false if the line is known. */
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
