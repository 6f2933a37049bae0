import type { OrderState } from '@uid/contract/orders';
import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** The states that few orders are in: a partial index finds these orders among a million completed ones. */
const settling = ['shipped', 'cancelled', 'refunding', 'refunded', 'review'];

/** The states are literals: SQLite cannot see that a parameter meets the condition of a partial index. */
export function inState(state: OrderState): RawBuilder<SqlBool> {
  const condition = sql<SqlBool>`orders.state = ${sql.lit(state)}`;
  if (!settling.includes(state)) return condition;
  const partial = sql.join(settling.map((each) => sql.lit(each)));
  return sql<SqlBool>`${condition} and orders.state in (${partial})`;
}
