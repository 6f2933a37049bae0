import { maxPage, pageSize } from '@uid/contract/constants';

import type { RecordedPlan } from '../../apps/server/src/testing/record-plans.ts';
import type { Measured, MeasuredShop } from './measure-shop.ts';

/** Of two medians, and what a machine that does other things too may add. */
const tolerance = { times: 1.5, milliseconds: 5 };
const maxMegabytes = 250;
/** What a statement may look at, however many rows there are: for a first page, and up to the end of the longest list. */
const maxPagesRead = { first: 1_000, later: maxPage * pageSize };
const bigTables =
  /\b(orders|orderLines|orderEvents|paymentAttempts|ledgerEntries|stockMovements|priceChanges|notices|accounts|sessions|items|variants|tierPrices|contents|caseProducts|auditEntries|auditDetails)\b/;

/** Where a large shop does what grows with its rows. */
export function findGrowth(small: MeasuredShop, large: MeasuredShop): string[] {
  const faults: string[] = [];
  for (const [name, { milliseconds, plans, pages, isOfOrders }] of large.questions) {
    const before = small.questions.get(name)?.milliseconds ?? 0;
    if (milliseconds > before * tolerance.times + tolerance.milliseconds)
      faults.push(`${name} takes longer in the large shop`);
    const most = /[?&]page=/.test(name) ? maxPagesRead.later : maxPagesRead.first;
    if (pages !== undefined && pages > most)
      faults.push(`${name} looks at ${pages} pages of tables and indexes, and may at ${most}`);
    // PostgreSQL writes the values into its plans, and takes another way through a small table.
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

/** Whether what a statement reads grows with the table. */
export function readsTooMuch(plan: RecordedPlan): boolean {
  return !endsAfterPages(plan) && plan.steps.split('\n').some(readsWholeTable);
}

/** A walk along an index that ends after a page, and a count that ends after the last page that a list has. */
function endsAfterPages({ sql, steps }: RecordedPlan): boolean {
  const isSorted =
    steps.includes('USE TEMP B-TREE FOR ORDER BY') || /^\s*(->\s*)?Sort$/m.test(steps);
  const isCount = sql.startsWith('select count(*) as "total" from (');
  return / limit (\?|\$\d+|\d+)/.test(sql) && (isCount || (!isSorted && !/Seq Scan/.test(steps)));
}

/** An index that holds nothing but what is under way may be read from end to end. */
function readsWholeTable(step: string): boolean {
  const isScan = step.startsWith('SCAN ') || step.includes('Seq Scan');
  return isScan && bigTables.test(step) && !/ordersToLicense|paidOrders|noticesToMail/.test(step);
}
