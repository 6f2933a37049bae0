import { maxPage, pageSize } from '@uid/contract/constants';
import type { ClientCase } from '@uid/contract/content';
import { industries } from '@uid/contract/kinds';
import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { countListed } from '../contents.ts';
import { readBodies, readBody } from '../read-body.ts';

export interface CaseFilter {
  industry?: string | undefined;
  product?: string | undefined;
}

/** Returns one page of the cases, in their own order. */
export async function listCasePage(
  handle: Handle,
  { page, ...filter }: CaseFilter & { page: number },
): Promise<ClientCase[]> {
  const order = filter.product === undefined ? 'contents' : 'caseProducts';
  const rows = await matching(handle, filter)
    .select(['contents.id', 'contents.body'])
    .orderBy(sql.ref(`${order}.position`))
    .orderBy(sql.ref(order === 'contents' ? 'contents.id' : 'caseProducts.caseId'))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return readBodies('case', rows);
}

export interface NamedCase {
  clientCase: ClientCase;
  /** The page of the unfiltered list on which the case stands. */
  page: number;
}

/** Returns the cases with these ids, in their own order; ids without a case are left out. */
export async function listNamedCases(handle: Handle, ids: readonly string[]): Promise<NamedCase[]> {
  if (ids.length === 0) return [];
  const rows = await handle
    .selectFrom('contents')
    .select(['id', 'body'])
    .select((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('contents as before')
            .select(sql.lit(1).as('one'))
            .where('before.kind', '=', 'case')
            .where(sql<boolean>`(before.position, before.id) < (contents.position, contents.id)`)
            .limit(maxPage * pageSize - 1)
            .as('listed'),
        )
        .select(eb.fn.countAll<number>().as('count'))
        .as('before'),
    )
    .where('kind', '=', 'case')
    .where('id', 'in', [...ids])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const clientCase = readBody('case', row);
    return clientCase ? [{ clientCase, page: Math.floor((row.before ?? 0) / pageSize) + 1 }] : [];
  });
}

export async function countCases(handle: Handle, filter: CaseFilter): Promise<number> {
  return countListed(handle, matching(handle, filter));
}

/** The industries that have a case, in the order in which the contract names them. */
export async function listIndustries(handle: Handle): Promise<(typeof industries)[number][]> {
  const { rows } = await sql<{ category: (typeof industries)[number] }>`
    with recursive known (category) as (
      select min(category) from contents where kind = 'case'
      union all
      select (select min(category) from contents where kind = 'case' and category > known.category)
      from known where known.category is not null
    )
    select category from known where category is not null`.execute(handle);
  const known = new Set(rows.map(({ category }) => category));
  return industries.filter((each) => known.has(each));
}

function matching(handle: Handle, { industry, product }: CaseFilter) {
  return handle
    .selectFrom('contents')
    .where('contents.kind', '=', 'case')
    .$if(industry !== undefined, (query) => query.where('contents.category', '=', industry!))
    .$if(product !== undefined, (query) =>
      query
        .innerJoin('caseProducts', 'caseProducts.caseId', 'contents.id')
        .where('caseProducts.product', '=', product!),
    );
}
