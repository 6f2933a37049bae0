import type { Handle } from '../../database/database.ts';
import { accountOwner } from '../cart/owner-key.ts';

/** By what the tables know a person. */
export interface Person {
  accountId: string;
  /** Empty: there is none, and nothing is kept under one. */
  email: string;
  /** Of the cart. */
  owner: string;
  /** Where messages go: the mail address, and the mobile number where there is one. */
  recipients: string[];
}

export async function readPerson(handle: Handle, accountId: string): Promise<Person> {
  const account = await handle
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const numbers = await handle
    .selectFrom('mobileNumbers')
    .select('number')
    .where('accountId', '=', accountId)
    .execute();
  const recipients = [account.email, ...numbers.map(({ number }) => number)].filter(
    (each) => each !== null,
  );
  return { accountId, email: account.email ?? '', owner: accountOwner(accountId), recipients };
}
