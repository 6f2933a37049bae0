import { findGrowth } from './find-growth.ts';
import { measureShop } from './measure-shop.ts';

/**
 * `npm run proof:scale -- [orders]` compares what visitors, customers, staff and jobs ask of a small shop and
 * of one in which every table has grown (A31, I4): 1,000,000 orders, 100,000 accounts, 10,000 items with 30,000
 * variants, 5,000 articles, 500 cases and questions, 1,000,000 entries of the audit log. Fails if one of them
 * reads a whole table or takes longer, if a public request reads more pages of the database than a list may
 * (counted on PostgreSQL), or if a server of the large shop takes too much memory. TEST_DATABASE_URL: on
 * PostgreSQL.
 */
const many = Number(process.argv[2] ?? 1_000_000);
const few = 1_000;

const small = await measureShop({ orders: few, accounts: 0, items: 0, articles: 0, acts: few });
const large = await measureShop({
  orders: many,
  accounts: 100_000,
  items: 10_000,
  articles: 5_000,
  acts: many,
});
for (const [name, { milliseconds, plans, pages }] of large.questions) {
  const before = small.questions.get(name)?.milliseconds ?? 0;
  console.log(
    `${name.padEnd(34)} ${before.toFixed(2).padStart(8)} ms ${milliseconds.toFixed(2).padStart(8)} ms, × ${(milliseconds / before).toFixed(2)}${pages === undefined ? '' : `, ${pages} pages read`}`,
  );
  if (process.argv.includes('--plans')) console.log(plans.map(({ steps }) => steps).join('\n\n'));
}
console.log(
  `a server of the large shop: ${large.megabytes} MB, of the small one: ${small.megabytes} MB`,
);
const faults = findGrowth(small, large);
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
