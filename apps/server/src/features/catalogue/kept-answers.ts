import { sql } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';

interface Kept {
  state: string;
  madeAt: number;
  answer: PreparedAnswer<unknown>;
}

/** Texts change seldom and may show this much later; prices and stock never do. */
const maxAge = 30_000;
const maxEntries = 500;

export interface Question {
  /** Tells this answer from others. */
  key: string;
  /** The only item the answer is about; undefined: all of them. */
  itemId?: string;
}

/**
 * Answers about the catalogue, as bytes that hold as long as prices and stock stay what they were.
 * These are read each time, so a change counts at once in every process, whoever made it.
 */
export function createKeptAnswers({
  database: { handle },
  now,
}: Pick<ServerContext, 'database' | 'now'>) {
  const entries = new Map<string, Kept>();

  function keep(key: string, entry: Kept): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  return async function answer<Output>(
    { key, itemId }: Question,
    make: () => Promise<Output>,
  ): Promise<PreparedAnswer<Output>> {
    const state = await readState(handle, itemId);
    const entry = entries.get(key);
    if (entry?.state === state && now() - entry.madeAt < maxAge)
      return entry.answer as PreparedAnswer<Output>;
    const made = new PreparedAnswer(await make());
    keep(key, { state, madeAt: now(), answer: made });
    return made;
  };
}

/** Everything about the variants that a buyer decides by, in one short read. */
async function readState(handle: Handle, itemId: string | undefined): Promise<string> {
  const ofItem = itemId === undefined ? sql`` : sql`where variants."itemId" = ${itemId}`;
  const { rows } = await sql<Record<string, string | number | null>>`
    select variants.sku, variants."priceFen", variants.stock, variants."leadDays",
      variants."isWithdrawn", "tierPrices"."fromQuantity", "tierPrices"."priceFen" as "tierFen"
    from variants left join "tierPrices" on "tierPrices".sku = variants.sku
    ${ofItem} order by variants.sku, "tierPrices"."fromQuantity"`.execute(handle);
  return rows.map((row) => Object.values(row).join(' ')).join('\n');
}
