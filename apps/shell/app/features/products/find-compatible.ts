import type { ProductText } from '@uid/contract/content';

type Row = NonNullable<ProductText['compatibility']>[number];

/** Returns the rows that contain every word; all rows if nothing is searched for. */
export function findCompatible(rows: readonly Row[], find: string): readonly Row[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = `${row.subject} ${row.supported} ${row.note ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
