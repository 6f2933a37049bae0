import { maxPage, pageSize } from '@uid/contract/constants';

import type { RecordedPlan } from '../../apps/server/src/testing/record-plans.ts';
import type { Measured, MeasuredShop } from './measure-shop.ts';

/** The largest allowed ratio of two medians, and milliseconds that other work on the machine may add. */
const tolerance = { times: 1.5, milliseconds: 5 };
const maxMegabytes = 250;
/**
 * The pages of the database that a statement may read at any size: for a first page, and for the last page of
 * the longest list.
 */
const maxPagesRead = { first: 1_000, later: maxPage * pageSize };
const bigTables =
  /\b(orders|orderLines|orderEvents|paymentAttempts|ledgerEntries|stockMovements|priceChanges|notices|accounts|sessions|items|variants|tierPrices|contents|caseProducts|auditEntries|auditDetails)\b/;

/** Returns what costs a large shop more than a small one. */
export function findGrowth(small: MeasuredShop, large: MeasuredShop): string[] {
  const faults: string[] = [];
  for (const [name, { milliseconds, plans, pages, isOfOrders }] of large.questions) {
    const before = small.questions.get(name)?.milliseconds ?? 0;
    if (milliseconds > before * tolerance.times + tolerance.milliseconds)
      faults.push(`${name} takes longer in the large shop`);
    const max = /[?&]page=/.test(name) ? maxPagesRead.later : maxPagesRead.first;
    if (pages !== undefined && pages > max)
      faults.push(`${name} looks at ${pages} pages of tables and indexes, and may at ${max}`);
    // PostgreSQL's plans contain values, and differ for small tables, so they are compared on SQLite only.
    const isComparable = isOfOrders && !process.env.TEST_DATABASE_URL;
    const stepsOf = (measured?: Measured) => measured?.plans.map(({ steps }) => steps).join();
    if (isComparable && stepsOf(large.questions.get(name)) !== stepsOf(small.questions.get(name)))
      faults.push(`${name} is found in another way in the large shop`);
    for (const plan of plans)
      if (readsTooMuch(plan))
        faults.push(`${name} reads a whole table:\n${plan.sql}\n${plan.steps}`);
  }
  if (large.megabytes > maxMegabytes) faults.push(`a server takes more than ${maxMegabytes} MB`);
  return faults;
}

/** Returns true if the statement reads more when the table grows. */
export function readsTooMuch(plan: RecordedPlan): boolean {
  return !endsAfterPages(plan) && plan.steps.split('\n').some(readsWholeTable);
}

/** Returns true for an index scan that ends after a page, and for a count that ends after the last page of a list. */
function endsAfterPages({ sql, steps }: RecordedPlan): boolean {
  const isSorted =
    steps.includes('USE TEMP B-TREE FOR ORDER BY') || /^\s*(->\s*)?Sort$/m.test(steps);
  const isCount = sql.startsWith('select count(*) as "total" from (');
  return / limit (\?|\$\d+|\d+)/.test(sql) && (isCount || (!isSorted && !/Seq Scan/.test(steps)));
}

/** Returns true for a scan of a whole table or index. A partial index of open rows only may be scanned. */
function readsWholeTable(step: string): boolean {
  const isScan = step.startsWith('SCAN ') || step.includes('Seq Scan');
  return isScan && bigTables.test(step) && !/ordersToLicense|paidOrders|noticesToMail/.test(step);
}
