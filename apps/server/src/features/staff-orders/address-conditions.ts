import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

import type { Engine } from '../../database/database.ts';

export type SqlCondition = ReturnType<typeof sql<SqlBool>>;

/** Matches orders with this phone number in the address, by an index. Returns undefined if the text is no number. */
export function hasPhone(text: string, engine: Engine): SqlCondition | undefined {
  const digits = phoneDigits(text);
  if (digits === undefined) return undefined;
  const phone = addressField('phone', engine);
  return sql<SqlBool>`orders.address is not null and replace(replace(replace(${phone}, ' ', ''), '-', ''), '+', '') in (${digits}, ${`86${digits}`})`;
}

/** Matches orders with this recipient in the address, by an index. */
export function hasRecipient(name: string, engine: Engine): SqlCondition {
  return sql<SqlBool>`orders.address is not null and ${addressField('recipient', engine)} = ${name}`;
}

/** Returns the digits of a phone number, without the characters that people put between them. */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replaceAll(/[ +-]/g, '');
  return /^\d{5,}$/.test(digits) ? digits : undefined;
}

function addressField(name: 'phone' | 'recipient', engine: Engine) {
  return engine === 'postgres'
    ? sql`address::json ->> ${sql.lit(name)}`
    : sql`json_extract(address, ${sql.lit(`$.${name}`)})`;
}
