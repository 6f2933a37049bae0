import { findCatalogueFaults } from '../../apps/server/src/features/catalogue/find-catalogue-faults.ts';
import { findSalesFaults } from '../../apps/server/src/features/sales/find-sales-faults.ts';
import { checkBooks } from '../../apps/server/src/features/payments/books/check-books.ts';
import { createPayments } from '../../apps/server/src/features/payments/payments.ts';
import { operate, Refusal } from './operate.ts';

/**
 * Prints every order whose ledger, payments and payment company disagree, every variant whose stock or price
 * differs from its stock movements and price changes, and every item that the mall lists at a price that none
 * of its variants has. Fails if it finds one.
 */
await operate(async (context) => {
  let count = 0;
  const tell = (what: string, problem: string) => {
    console.log(`${what}: ${problem}`);
    count += 1;
  };
  for (const { id, problem } of await findCatalogueFaults(context.database.handle))
    tell(id, problem);
  for await (const { no, problem } of checkBooks(createPayments(context, console)))
    tell(no, problem);
  for await (const { day, problem } of findSalesFaults(context.database.handle)) tell(day, problem);
  if (count > 0) throw new Refusal(`${count} disagreements.`);
  return 'The books agree.';
});
