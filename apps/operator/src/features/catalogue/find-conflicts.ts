import type { CatalogueConflict } from '@uid/contract/catalogue-change';
import type { ComparedRow } from '@uid/contract/staff-catalogue';

/**
 * Returns the cells that have changed since the first comparison, and rows of which something outside of the file has
 * changed.
 */
export function findConflicts(
  earlier: readonly ComparedRow[],
  later: readonly ComparedRow[],
): CatalogueConflict[] {
  const rows = new Map(earlier.map((row) => [row.line, row]));
  return later.flatMap(({ line, sku, revision, cells }) => {
    const old = rows.get(line);
    if (!old) return [];
    const differing = cells.flatMap(({ column, now }) => {
      const before = old.cells.find((cell) => cell.column === column)?.now;
      return before === undefined || before === now ? [] : [{ line, sku, column, before, now }];
    });
    if (differing.length > 0 || old.revision === revision) return differing;
    return [{ line, sku }];
  });
}
