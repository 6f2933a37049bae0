import { getItem, listItems, listLowestPrices, pricePieces } from '@uid/contract/catalogue';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Database, Handle } from '../../database/database.ts';
import type { PricedQuestion } from '../../http/in-process-call.ts';
import { lowestPrices, variantsOfPage } from './repository.ts';
import { createStateReader } from './state-reader.ts';

/**
 * Reads the prices and stock that the answers to these questions show, each as one text. The language of a question
 * makes no difference.
 */
export type ReadPriceStates = (questions: readonly PricedQuestion[]) => Promise<string[]>;

/** An SQL expression whose text changes with the prices and stock that an answer shows. */
type State = RawBuilder<string | null>;

/** Reads only what an answer shows: a page of items at most, however many there are, in one statement. */
export function createPriceStates(database: Database): ReadPriceStates {
  const { handle } = database;
  const read = createStateReader(database);
  return async function readPriceStates(questions) {
    if (questions.length === 0) return [];
    const states = await read(JSON.stringify(questions), () => readStates(handle, questions));
    return JSON.parse(states) as string[];
  };
}

async function readStates(handle: Handle, questions: readonly PricedQuestion[]): Promise<string> {
  const columns = questions.map(
    (question, index) => sql`${stateOf(handle, question)} as ${sql.ref(`state${index}`)}`,
  );
  const { rows } = await sql<Record<string, string | null>>`select ${sql.join(columns)}`.execute(
    handle,
  );
  return JSON.stringify(questions.map((_question, index) => rows[0]?.[`state${index}`] ?? ''));
}

function stateOf(handle: Handle, { path, query }: PricedQuestion): State {
  if (path === listItems.path) return stateOfPage(handle, query);
  if (path === getItem.path) return stateOfItem(sql`${getItem.input.parse(query).id}`);
  if (path === listLowestPrices.path) return stateOfProducts();
  if (path === pricePieces.path) {
    const { sku } = pricePieces.input.parse(query);
    return stateOfItem(sql`(select "itemId" from variants where sku = ${sku})`);
  }
  throw new Error(`Nobody says what prices the answer of ${path} shows.`);
}

function stateOfPage(handle: Handle, query: PricedQuestion['query']): State {
  const { language: _language, ...filter } = listItems.input.parse(query);
  const text = sql`sku || ' ' || "priceFen" || ' ' || stock || ' ' || "leadDays"`;
  return sql`(
    select string_agg(${text}, ' ' order by sku) from ${variantsOfPage(handle, filter)} as offered
  )`;
}

function stateOfProducts(): State {
  return sql`(
    select string_agg(product || ' ' || "fromFen", ' ' order by product)
    from (${lowestPrices}) as lowest
  )`;
}

function stateOfItem(itemId: RawBuilder<unknown>): State {
  const text = sql`variants.sku || ' ' || variants."priceFen" || ' ' || variants.stock || ' ' ||
    variants."leadDays" || ' ' || variants."isWithdrawn" || ' ' ||
    coalesce("tierPrices"."fromQuantity", 0) || ' ' || coalesce("tierPrices"."priceFen", 0)`;
  return sql`(
    select string_agg(${text}, ' ' order by variants.sku, "tierPrices"."fromQuantity")
    from variants left join "tierPrices" on "tierPrices".sku = variants.sku
    where variants."itemId" = ${itemId}
  )`;
}
