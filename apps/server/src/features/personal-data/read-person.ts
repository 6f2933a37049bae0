import type { Handle } from '../../database/database.ts';
import { accountOwner } from '../cart/owner-key.ts';

/** By what the tables know a person. */
export interface Person {
  accountId: string;
  email: string;
  /** Of the cart. */
  owner: string;
  /** Where messages go: the mail address, and the mobile number where there is one. */
  recipients: string[];
}

export async function readPerson(handle: Handle, accountId: string): Promise<Person> {
  const { email } = await handle
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const numbers = await handle
    .selectFrom('mobileNumbers')
    .select('number')
    .where('accountId', '=', accountId)
    .execute();
  const recipients = [email, ...numbers.map(({ number }) => number)];
  return { accountId, email, owner: accountOwner(accountId), recipients };
}
