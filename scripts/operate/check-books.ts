import { checkBooks } from '../../apps/server/src/features/payments/books/check-books.ts';
import { createPayments } from '../../apps/server/src/features/payments/payments.ts';
import { operate, Refusal } from './operate.ts';

/** Prints every order whose ledger, payments and payment company disagree. Fails where one does. */
await operate(async (context) => {
  let count = 0;
  for await (const { no, problem } of checkBooks(createPayments(context, console))) {
    console.log(`${no}: ${problem}`);
    count += 1;
  }
  if (count > 0) throw new Refusal(`${count} disagreements.`);
  return 'The books agree.';
});
