import { sql } from 'kysely';

import type { Database, Handle } from '../../database/database.ts';

/** Everything a buyer decides by, of one item or of all, as one text. */
export type ReadState = (itemId: string | undefined) => Promise<string>;

interface Known {
  version: number;
  state: string;
}

const maxKnown = 500;

/**
 * Reads prices and stock as they stand. Where the database says that nothing was committed since the last time,
 * they are what they were; else those who ask while a read is under way share the next one.
 */
export function createStateReader({ handle, dataVersion }: Database): ReadState {
  const known = new Map<string, Known>();
  const reads = new Map<string, () => Promise<string>>();

  function keep(scope: string, entry: Known): void {
    if (known.size >= maxKnown) known.clear();
    known.set(scope, entry);
  }

  function sharedRead(scope: string, itemId: string | undefined): Promise<string> {
    let read = reads.get(scope);
    if (!read) {
      read = shareReads(
        () => readState(handle, itemId),
        () => reads.delete(scope),
      );
      reads.set(scope, read);
    }
    return read();
  }

  return async function read(itemId) {
    const scope = itemId === undefined ? '' : `item ${itemId}`;
    // Before the read: what is committed during it makes the next question look again.
    const version = dataVersion?.();
    if (version === undefined) return sharedRead(scope, itemId);
    const last = known.get(scope);
    if (last?.version === version) return last.state;
    const state = await readState(handle, itemId);
    keep(scope, { version, state });
    return state;
  };
}

/** A read under way began before whoever asks now: they share the one that begins when it ends. */
function shareReads(start: () => Promise<string>, onIdle: () => void): () => Promise<string> {
  let running: Promise<string> | undefined;
  let next: Promise<string> | undefined;

  function begin(): Promise<string> {
    next = undefined;
    const read = start().finally(() => {
      if (running === read && !next) onIdle();
    });
    running = read;
    return read;
  }

  return () => {
    if (!running) return begin();
    return (next ??= running.then(begin, begin));
  };
}

const columns = sql`variants.sku || ' ' || variants."priceFen" || ' ' || variants.stock || ' ' ||
  variants."leadDays" || ' ' || variants."isWithdrawn" || ' ' ||
  coalesce("tierPrices"."fromQuantity", 0) || ' ' || coalesce("tierPrices"."priceFen", 0)`;

const source = sql`variants left join "tierPrices" on "tierPrices".sku = variants.sku`;

const order = sql`order by variants.sku, "tierPrices"."fromQuantity"`;

async function readState(handle: Handle, itemId: string | undefined): Promise<string> {
  const condition = itemId === undefined ? sql`` : sql`where variants."itemId" = ${itemId}`;
  const { rows } = await sql<{ state: string | null }>`
    select string_agg(${columns}, '\n' ${order}) as state from ${source} ${condition}
  `.execute(handle);
  return rows[0]?.state ?? '';
}
