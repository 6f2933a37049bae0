import { AsyncLocalStorage } from 'node:async_hooks';

/** Marks the asynchronous context of one running transaction. */
export interface RunningTransaction {
  hasEnded: boolean;
}

const running = new AsyncLocalStorage<RunningTransaction>();

export function runInTransaction<T>(
  transaction: RunningTransaction,
  work: () => Promise<T>,
): Promise<T> {
  return running.run(transaction, work);
}

export function isInTransaction(): boolean {
  const transaction = running.getStore();
  return transaction !== undefined && !transaction.hasEnded;
}

/** For the outer handle: a query that belongs in the open transaction fails instead of running outside it. */
export function refuseInTransaction(): void {
  if (isInTransaction())
    throw new Error('A query on the outer database handle ran inside a transaction.');
}

/** For a transaction's handle: a query after the end fails instead of running on a connection that others use. */
export function refuseAfterEnd({ hasEnded }: RunningTransaction): void {
  if (hasEnded) throw new Error('A query ran after its transaction had ended.');
}
