import type { ProductText } from '@uid/contract/content';

export const maxCompared = 4;

interface ComparedRow {
  name: string;
  /** One value for each product, in their order; undefined if a product does not state it. */
  values: (string | undefined)[];
  isDifferent: boolean;
}

interface Comparison {
  /** Rows that at least two products state; their values are shown side by side. */
  shared: ComparedRow[];
  /** Rows that a single product states. */
  own: ComparedRow[];
}

/** Aligns the specification rows of several products by name. */
export function compareProducts(texts: readonly ProductText[]): Comparison {
  const tables = texts.map(({ specification }) => {
    const rows = specification.flatMap((group) => group.rows);
    return new Map(rows.map(({ name, value }) => [name, value]));
  });
  const names = new Set(tables.flatMap((table) => [...table.keys()]));
  const rows = [...names].map((name) => {
    const values = tables.map((table) => table.get(name));
    return { name, values, isDifferent: new Set(values).size > 1 };
  });
  const isShared = ({ values }: ComparedRow) => values.filter(Boolean).length > 1;
  return { shared: rows.filter(isShared), own: rows.filter((row) => !isShared(row)) };
}

/** Returns the items that an address asks to compare, each once. Whether they are sold turns out when they are read. */
export function comparedItems(query: URLSearchParams): string[] {
  return [...new Set(query.getAll('item'))].filter((id) => /^[a-z0-9-]{1,60}$/.test(id));
}

/** Returns the products that an address asks to compare: known ones, each once, at most four. */
export function comparedSlugs(query: URLSearchParams, known: readonly string[]): string[] {
  const asked = new Set(query.getAll('compare'));
  return [...asked].filter((slug) => known.includes(slug)).slice(0, maxCompared);
}
