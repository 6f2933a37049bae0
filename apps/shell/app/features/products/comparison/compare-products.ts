import type { ProductText } from '@uid/contract/content';

export const maxCompared = 4;

interface ComparedRow {
  name: string;
  /** One a product, in their order; nothing where a product does not state it. */
  values: (string | undefined)[];
  isDifferent: boolean;
}

interface Comparison {
  /** What at least two state; these lie side by side. */
  shared: ComparedRow[];
  /** What one alone states. */
  own: ComparedRow[];
}

/** Specification rows of several products aligned by their name. */
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

/** The items an address asks to compare: each once; whether they are sold is seen when they are read. */
export function comparedItems(query: URLSearchParams): string[] {
  return [...new Set(query.getAll('item'))].filter((id) => /^[a-z0-9-]{1,60}$/.test(id));
}

/** The products an address asks to compare: known ones, each once, at most four. */
export function comparedSlugs(query: URLSearchParams, known: readonly string[]): string[] {
  const asked = new Set(query.getAll('compare'));
  return [...asked].filter((slug) => known.includes(slug)).slice(0, maxCompared);
}
