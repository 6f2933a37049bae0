import { listApprovalChanges } from '@uid/contract/approvals';
import type { CatalogueChange } from '@uid/contract/catalogue-change';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { Table } from '@uid/ui/table';
import { useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { ListBody } from '../../table/list-body.tsx';
import { ConflictTable } from '../catalogue/conflict-table.tsx';
import { approvalTexts } from './approval-texts.ts';

/** Every change that an approval request contains, a page at a time. */
export function ApprovalChanges({ id, count }: { id: string; count: number }) {
  const own = useTexts(approvalTexts);
  const { language } = useConsoleSession();
  const { number } = useFormats();
  const [after, setAfter] = useState(0);
  const answer = useList(listApprovalChanges, { language, id, after });
  return (
    <Answered answer={answer}>
      {({ changes, next, conflicts, conflictCount }) => (
        <>
          {conflicts.length > 0 && (
            <>
              <Notice tone="warning" title={own.changedSince}>
                {own.askAnew}
              </Notice>
              <ConflictTable
                caption={own.conflicts}
                then={own.before}
                conflicts={conflicts}
                count={conflictCount}
              />
            </>
          )}
          <ListBody>
            <Table
              caption={own.changes(
                number(after + 1),
                number(after + changes.length),
                number(count),
              )}
              stack
              rows={changes}
              keyOf={({ sku, column }) => `${sku} ${column}`}
              columns={[
                { id: 'sku', label: 'SKU', cell: ({ sku }) => sku },
                ...(changes.some(({ line }) => line !== undefined)
                  ? [
                      {
                        id: 'line',
                        label: own.line,
                        numeric: true,
                        cell: ({ line }: CatalogueChange) => line !== undefined && number(line),
                      },
                    ]
                  : []),
                { id: 'column', label: own.column, cell: ({ column }) => column },
                { id: 'before', label: own.before, numeric: true, cell: ({ before }) => before },
                { id: 'after', label: own.after, numeric: true, cell: (each) => each.after },
              ]}
            />
            <div>
              {after > 0 && (
                <Button tone="secondary" size="small" onClick={() => setAfter(0)}>
                  {own.first}
                </Button>
              )}
              {next !== undefined && (
                <Button tone="secondary" size="small" onClick={() => setAfter(next)}>
                  {own.next}
                </Button>
              )}
            </div>
          </ListBody>
        </>
      )}
    </Answered>
  );
}
