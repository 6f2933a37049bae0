import type { StatementMatch } from '@uid/contract/transfers';

import type { Handle } from '../../../../../database/database.ts';
import type { StatementLine } from './parse-statement.ts';

const batch = 200;

type Outcome = StatementMatch['outcome'];

/** A transfer whose number is used: as it was recorded, or as it stands further up in the file. */
interface Used {
  amountFen: number | undefined;
  /** The order; undefined where the line names none. */
  no: string | undefined;
  /** What the same line further down is. */
  outcome: Outcome;
}

/** What the shop knows of each line: the order that it names, and whether it was recorded. */
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
      // The first transfer of the file pays it: the shop waits for no second one.
      if (order.state !== 'unpaid' || paid.has(order.no)) return 'not-awaited';
      return order.totalFen === amountFen ? 'matched' : 'amount-differs';
    };
    const outcome = outcomeOf();
    if (order && outcome === 'matched') paid.add(order.no);
    // The same line twice in a file is one transfer.
    if (number !== undefined && outcome !== 'unreadable' && !used.has(number))
      used.set(number, {
        amountFen,
        no: order?.no,
        outcome: outcome === 'matched' ? 'recorded' : outcome,
      });
    return { ...facts, outcome };
  });
}

/** A line that names no order may be one that a person knew the order of. */
function isSame(used: Used, { amountFen, no }: Omit<Used, 'outcome'>): boolean {
  return used.amountFen === amountFen && (no === undefined || no === used.no);
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
      // Money that left has neither.
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
