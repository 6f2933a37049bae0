import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { accountOwner } from '../cart/owner-key.ts';

/** By what the tables know a person. */
export interface Person {
  accountId: string;
  /** The mail address, where there is one: what was erased of others stands under an empty one. */
  emails: string[];
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
    .executeTakeFirstOrThrow(() => new AppError('SESSION_INVALID'));
  const numbers = await handle
    .selectFrom('mobileNumbers')
    .select('number')
    .where('accountId', '=', accountId)
    .execute();
  const emails = account.email === null ? [] : [account.email];
  const recipients = [...emails, ...numbers.map(({ number }) => number)];
  return { accountId, emails, owner: accountOwner(accountId), recipients };
}
