import { findGrowth } from '../../scripts/proofs/find-growth.ts';
import { measureShop } from '../../scripts/proofs/measure-shop.ts';
import type { Effort, Result } from '../bench.ts';

const small = { orders: 1_000, accounts: 0, items: 0, articles: 0, acts: 1_000 };
const large = {
  orders: 1_000_000,
  accounts: 100_000,
  items: 10_000,
  articles: 5_000,
  acts: 1_000_000,
};
const quickLarge = { orders: 20_000, accounts: 2_000, items: 1_000, articles: 500, acts: 20_000 };

/** Measures the questions of `npm run proof:scale` in a small shop and in one in which every table has grown. */
export async function measureGrowth({ isQuick }: Effort): Promise<Result> {
  const size = isQuick ? quickLarge : large;
  const [before, after] = [await measureShop(small), await measureShop(size)];
  // Lists with two or more filters, and last pages, are compared but not printed.
  const printed = [...after.questions].filter(([name]) => name.split('&').length <= 2);
  const rows = printed.map(([name, { milliseconds }]) => {
    const first = before.questions.get(name)?.milliseconds ?? NaN;
    const ratio = (first / milliseconds).toFixed(2);
    return [name, ratio, first.toFixed(2), milliseconds.toFixed(2)];
  });
  const memory = ['a server, MB', '', `${before.megabytes}`, `${after.megabytes}`];
  const count = (number: number) => number.toLocaleString('en');
  const title = `1,000 orders beside ${count(size.orders)}, with ${count(size.accounts)} accounts, ${count(size.items)} items, ${count(size.articles)} articles and ${count(size.acts)} entries of the audit log`;
  const columns = ['', 'of the small shop', 'small ms', 'large ms'];
  const table = { title, columns, rows: [...rows, memory] };
  return { tables: [table], notes: [], faults: findGrowth(before, after) };
}
