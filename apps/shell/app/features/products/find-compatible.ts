import type { ProductText } from '@uid/contract/content';

type Row = NonNullable<ProductText['compatibility']>[number];

/** Rows that speak of every word; all of them when nothing is asked. */
export function findCompatible(rows: readonly Row[], find: string): readonly Row[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = `${row.subject} ${row.supported} ${row.note ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
