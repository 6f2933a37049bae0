import { listAuditEntries } from '@uid/contract/audit';
import type { AuditEntry } from '@uid/contract/audit';
import { auditActions } from '@uid/contract/audit-actions';
import { useMemo } from 'react';

import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { Filter } from '../../table/filter.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { filterOf } from './audit-filter.ts';
import { auditTexts } from './audit-texts.ts';
import { EntryDetail } from './entry-detail.tsx';
import { Action, Actor, Subject } from './entry-parts.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FilterForm } from './filter-form.tsx';
import { LogState } from './log-state.tsx';

/** The log of what staff did and read: with filters, each entry in full, and export as a file. */
export function AuditScreen() {
  const own = useTexts(auditTexts);
  const { language } = useConsoleSession();
  const { query } = useAddress();
  const { after } = query;
  const answer = useList(listAuditEntries, { ...filterOf(query), ...(after && { after }) });
  const columns = useColumns();
  const actions = Object.entries(auditActions).map(([action, label]) => [action, label[language]]);
  return (
    <Screen title={own.title} lead={own.lead} actions={<ExportButtons />}>
      <LogState />
      <FilterForm />
      <Answered answer={answer}>
        {({ entries, next }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={entries}
              keyOf={keyOf}
              empty={own.empty}
              tools={
                <Filter
                  name="action"
                  label={own.action}
                  all={own.all}
                  options={Object.fromEntries(actions)}
                />
              }
            />
            <PageLinks next={next} />
            <DetailDialog rows={entries} keyOf={keyOf} title={(entry) => own.entry(keyOf(entry))}>
              {(entry) => <EntryDetail entry={entry} />}
            </DetailDialog>
          </>
        )}
      </Answered>
    </Screen>
  );
}

function keyOf({ seq }: AuditEntry): string {
  return String(seq);
}

function useColumns(): DataColumn<AuditEntry>[] {
  const own = useTexts(auditTexts);
  const { exactTime, number } = useFormats();
  return useMemo(
    () => [
      {
        id: 'at',
        label: own.at,
        isTime: true,
        cell: (entry) => <OpenLink of={keyOf(entry)}>{exactTime(entry.at)}</OpenLink>,
      },
      { id: 'actor', label: own.actor, cell: (entry) => <Actor entry={entry} /> },
      {
        id: 'action',
        label: own.action,
        cell: ({ action }) => <Action action={action} />,
      },
      {
        id: 'subject',
        label: own.subject,
        cell: ({ subject }) => subject && <Subject subject={subject} />,
      },
      { id: 'reason', label: own.reason, cell: ({ details }) => details?.reason },
      {
        id: 'seq',
        label: own.seq,
        numeric: true,
        isHidden: true,
        cell: ({ seq }) => number(seq),
      },
    ],
    [own, exactTime, number],
  );
}
