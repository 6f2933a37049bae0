import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

import { accountName } from '../../account-name.ts';
import { cutPage } from '../../database/cut-page.ts';
import type { Engine, Handle } from '../../database/database.ts';
import { hasPhone, hasRecipient, phoneDigits } from '../staff-orders/address-conditions.ts';
import type { SqlCondition } from '../staff-orders/address-conditions.ts';

export const customerPageSize = 50;

interface Wanted {
  q?: string | undefined;
  after?: string | undefined;
  engine: Engine;
}

/** Reads a page of accounts, newest first. Ids rise with the time of creation. */
export async function readCustomers(handle: Handle, { q, after, engine }: Wanted) {
  const found = await handle
    .selectFrom('accounts')
    .select(['id', accountName.as('name'), 'createdAt', 'lastLoginAt', 'disabledAt'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('staffRoles')
            .select('role')
            .whereRef('staffRoles.accountId', '=', 'accounts.id'),
        )
        .as('isStaff'),
    )
    .$if(q !== undefined && q !== '', (query) => query.where(isCustomerOf(q!, engine)))
    .$if(after !== undefined, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(customerPageSize + 1)
    .execute();
  const customers = found.map(({ name, ...each }) => ({
    ...each,
    email: name ?? '',
    isStaff: Boolean(each.isStaff),
  }));
  return cutPage(customers, customerPageSize, ({ id }) => id);
}

/** Returns the condition for everything that a text can identify, each part of which uses an index. */
function isCustomerOf(text: string, engine: Engine): SqlCondition {
  if (text.includes('@')) return sql<SqlBool>`accounts.email = ${text.toLowerCase()}`;
  const digits = phoneDigits(text);
  const byPhone = hasPhone(text, engine);
  const own = digits && [`+${digits}`, `+86${digits}`];
  const ways = [
    sql`select "accountId" from orders where no = ${text.toUpperCase()}`,
    byPhone
      ? sql`select "accountId" from orders where ${byPhone}`
      : sql`select "accountId" from orders where ${hasRecipient(text, engine)}`,
    ...(own
      ? [sql`select "accountId" from "mobileNumbers" where number in (${sql.join(own)})`]
      : []),
  ];
  return sql<SqlBool>`accounts.id in (${sql.join(ways, sql` union `)})`;
}
