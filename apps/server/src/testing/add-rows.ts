import { sql } from 'kysely';

import type { Handle } from '../database/database.ts';

const batch = 200;

/** Writes `count` more articles, and `others` more cases and questions each: copies of existing ones. */
export async function addContents(handle: Handle, count: number, others = count): Promise<void> {
  for (const kind of ['news', 'case', 'question'] as const) {
    const models = await handle
      .selectFrom('contents')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('id')
      .execute();
    const copyOf = (number: number) => {
      const model = models[number % models.length]!;
      const id = `more-${kind}-${number}`;
      const day = `${2000 + (number % 25)}-${String(101 + (number % 12)).slice(1)}-10`;
      const body = JSON.stringify({ ...(JSON.parse(model.body) as object), id, publishedOn: day });
      return { ...model, id, position: 1000 + number, publishedOn: day, body };
    };
    for (const numbers of batchesOf(kind === 'news' ? count : others))
      await handle.insertInto('contents').values(numbers.map(copyOf)).execute();
  }
  await sql`
    insert into "caseProducts" (product, position, "caseId")
    select 'sdp', position, id from contents where kind = 'case' and id like 'more-%'`.execute(
    handle,
  );
}

/** Writes `count` more items, each with three variants: copies of existing ones. */
export async function addItems(handle: Handle, count: number): Promise<void> {
  const models = await handle.selectFrom('items').selectAll().orderBy('id').execute();
  const modelOf = (number: number) => models[number % models.length]!;
  const itemOf = (number: number) => {
    const model = modelOf(number);
    const searchText = `${model.searchText} number${number}`;
    return { ...model, id: `more-item-${number}`, position: 1000 + number, searchText };
  };
  const variantsOf = (number: number) =>
    [1, 2, 3].map((position) => ({
      sku: `MORE-${number}-${position}`,
      itemId: `more-item-${number}`,
      product: modelOf(number).product,
      position,
      names: '{"zh":"型号","en":"Model"}',
      priceFen: 10_000 + position * 1_000 + ((number * 7919) % 9_000_000),
      stock: number % 7,
      leadDays: 3,
      isWithdrawn: 0,
    }));
  const movementsOf = (number: number) =>
    variantsOf(number)
      .filter(({ stock }) => stock > 0)
      .map(({ sku, stock }) => ({
        id: `initial-${sku}`,
        sku,
        quantity: stock,
        reason: 'initial' as const,
        createdAt: 1,
      }));
  const tierOf = (number: number) => ({
    sku: `MORE-${number}-1`,
    fromQuantity: 5,
    priceFen: 9_000,
  });
  const pricesOf = (number: number) =>
    [...variantsOf(number).map((variant) => ({ ...variant, fromQuantity: 1 })), tierOf(number)].map(
      ({ sku, fromQuantity, priceFen }) => ({
        id: `first-${sku}-${fromQuantity}`,
        sku,
        fromQuantity,
        newFen: priceFen,
        startsAt: 0,
        askedAt: 1,
        state: 'in-force' as const,
      }),
    );
  for (const numbers of batchesOf(count)) {
    await handle.insertInto('items').values(numbers.map(itemOf)).execute();
    await handle.insertInto('variants').values(numbers.flatMap(variantsOf)).execute();
    await handle.insertInto('tierPrices').values(numbers.map(tierOf)).execute();
    await handle.insertInto('priceChanges').values(numbers.flatMap(pricesOf)).execute();
    const movements = numbers.flatMap(movementsOf);
    if (movements.length > 0) await handle.insertInto('stockMovements').values(movements).execute();
  }
}

/** Numbers from 1 to `count`, in batches that fit into one statement. */
function* batchesOf(count: number): Generator<number[]> {
  for (let first = 1; first <= count; first += batch)
    yield Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => first + index);
}
