import type { StatementMatch } from '@uid/contract/transfers';

import type { Handle } from '../../../../../database/database.ts';
import type { StatementLine } from './parse-statement.ts';

const batch = 200;

type Outcome = StatementMatch['outcome'];

/** A transfer that already has the number: a recorded one, or one further up in the file. */
interface Used {
  amountFen: number | undefined;
  /** The order's number; undefined if the line names no order. */
  no: string | undefined;
  /** The outcome for the same line further down in the file. */
  outcome: Outcome;
}

/** Finds for each line the order that the line names, and whether the line was recorded before. */
export async function readMatches(
  handle: Handle,
  lines: readonly StatementLine[],
): Promise<StatementMatch[]> {
  const numbers = lines.flatMap(({ number }) => number ?? []);
  const used = new Map(await inBatches(numbers, (some) => listRecorded(handle, some)));
  const orders = new Map(
    (await inBatches([...new Set(lines.flatMap(wordsOf))], (some) => listOrders(handle, some))).map(
      (order) => [order.no, order],
    ),
  );
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
    const outcomeOf = (): Outcome => {
      const isWhole = number !== undefined && receivedOn !== undefined && amountFen !== undefined;
      if (!isWhole) return 'unreadable';
      const earlier = used.get(number);
      if (earlier)
        return isSame(earlier, { amountFen, no: order?.no }) ? earlier.outcome : 'number-taken';
      if (!order) return 'unknown';
      // The first matching transfer of the file pays the order, so a second one is not awaited.
      if (order.state !== 'unpaid' || paid.has(order.no)) return 'not-awaited';
      return order.totalFen === amountFen ? 'matched' : 'amount-differs';
    };
    const outcome = outcomeOf();
    if (order && outcome === 'matched') paid.add(order.no);
    // A line that occurs twice in a file is one transfer.
    if (number !== undefined && outcome !== 'unreadable' && !used.has(number))
      used.set(number, {
        amountFen,
        no: order?.no,
        outcome: outcome === 'matched' ? 'recorded' : outcome,
      });
    return { ...facts, outcome };
  });
}

/** A line that names no order may still be the same: staff may have known the order and recorded the line. */
function isSame(used: Used, { amountFen, no }: Omit<Used, 'outcome'>): boolean {
  return used.amountFen === amountFen && (no === undefined || no === used.no);
}

/** The words that could be an order's number. */
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

async function listRecorded(
  handle: Handle,
  numbers: readonly string[],
): Promise<[number: string, Used][]> {
  const rows = await handle
    .selectFrom('paymentNotifications')
    .select(['eventId', 'body'])
    .where('method', '=', 'bank-transfer')
    .where('eventId', 'in', numbers)
    .execute();
  return rows.map(({ eventId, body }) => {
    const { facts } = JSON.parse(body) as {
      // An outgoing transfer has neither.
      facts: { amountFen?: number; reference?: string };
    };
    return [eventId, { amountFen: facts.amountFen, no: facts.reference, outcome: 'recorded' }];
  });
}

function listOrders(handle: Handle, nos: readonly string[]) {
  return handle
    .selectFrom('orders')
    .select(['no', 'state', 'totalFen'])
    .where('no', 'in', nos)
    .execute();
}
