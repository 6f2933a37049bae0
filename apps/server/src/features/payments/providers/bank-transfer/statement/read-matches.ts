import type { StatementMatch } from '@uid/contract/transfers';

import type { Handle } from '../../../../../database/database.ts';
import type { StatementLine } from './parse-statement.ts';

const batch = 200;

/** What the shop knows of each line: the order that it names, and whether it was recorded. */
export async function readMatches(
  handle: Handle,
  lines: readonly StatementLine[],
): Promise<StatementMatch[]> {
  const numbers = lines.flatMap(({ number }) => number ?? []);
  const recorded = new Set(await inBatches(numbers, (some) => listRecorded(handle, some)));
  const orders = new Map(
    (await inBatches([...new Set(lines.flatMap(wordsOf))], (some) => listOrders(handle, some))).map(
      (order) => [order.no, order],
    ),
  );
  const seen = new Set<string>();
  const paid = new Set<string>();
  return lines.map((given) => {
    const { line, number, receivedOn, amountFen } = given;
    const named = wordsOf(given).flatMap((word) => orders.get(word) ?? []);
    const order = named.length === 1 ? named[0] : undefined;
    const facts = {
      line,
      ...(amountFen !== undefined && { amountFen }),
      ...(number && { number }),
      ...(receivedOn && { receivedOn }),
      ...(order && { no: order.no, totalFen: order.totalFen }),
    };
    const outcomeOf = () => {
      const isWhole = number !== undefined && receivedOn !== undefined && amountFen !== undefined;
      if (!isWhole) return 'unreadable';
      // The same number twice in a file is one transfer.
      if (recorded.has(number) || seen.has(number)) return 'recorded';
      if (!order) return 'unknown';
      // The first transfer of the file pays it: the shop waits for no second one.
      if (order.state !== 'unpaid' || paid.has(order.no)) return 'not-awaited';
      return order.totalFen === amountFen ? 'matched' : 'amount-differs';
    };
    const outcome = outcomeOf();
    if (order && outcome === 'matched') paid.add(order.no);
    if (number !== undefined) seen.add(number);
    return { ...facts, outcome };
  });
}

/** What could be the number of an order. */
function wordsOf({ words }: StatementLine): string[] {
  return [...new Set(words.toUpperCase().match(/[0-9A-Z]{10,30}/g))];
}

async function inBatches<Row>(
  values: readonly string[],
  list: (some: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let start = 0; start < values.length; start += batch)
    found.push(...(await list(values.slice(start, start + batch))));
  return found;
}

async function listRecorded(handle: Handle, numbers: readonly string[]): Promise<string[]> {
  const rows = await handle
    .selectFrom('paymentNotifications')
    .select('eventId')
    .where('method', '=', 'bank-transfer')
    .where('eventId', 'in', numbers)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

function listOrders(handle: Handle, nos: readonly string[]) {
  return handle
    .selectFrom('orders')
    .select(['no', 'state', 'totalFen'])
    .where('no', 'in', nos)
    .execute();
}
