import { maxConflicts } from '@uid/contract/approvals';
import type { CatalogueConflict } from '@uid/contract/catalogue-change';
import { Table } from '@uid/ui/table';

import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../session/console-session.ts';
import { catalogueTexts } from './catalogue-texts.ts';

interface ConflictTableProps {
  caption: string;
  /** The heading of the values at the time of the comparison. */
  then: string;
  conflicts: readonly CatalogueConflict[];
  /** Number of all conflicts, including those that are not listed. */
  count: number;
}

/** Lists each cell that somebody else has changed since a bulk change was compared with it. */
export function ConflictTable({ caption, then, conflicts, count }: ConflictTableProps) {
  const own = useTexts(catalogueTexts);
  const { number } = useFormats();
  const listed = conflicts.slice(0, maxConflicts);
  return (
    <>
      <Table
        caption={caption}
        stack
        rows={listed}
        keyOf={({ sku, column }) => `${sku} ${column}`}
        columns={[
          { id: 'sku', label: 'SKU', cell: ({ sku }) => sku },
          {
            id: 'line',
            label: own.line,
            numeric: true,
            cell: ({ line }) => line !== undefined && number(line),
          },
          { id: 'column', label: own.column, cell: ({ column }) => column ?? own.otherDetails },
          { id: 'then', label: then, numeric: true, cell: ({ before }) => before },
          { id: 'now', label: own.before, numeric: true, cell: ({ now }) => now },
        ]}
      />
      {count > listed.length && <p>{own.more(number(count - listed.length))}</p>}
    </>
  );
}
