import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { accountOwner } from '../cart/owner-key.ts';

/** The values by which tables identify a person. */
export interface Person {
  accountId: string;
  /** The email address, if there is one. An empty address must not be used, because erased rows of others have it. */
  emails: string[];
  /** The owner of the cart. */
  owner: string;
  /** Recipients of messages: the email address, and the mobile number if there is one. */
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
