import type { getSystem } from '@uid/contract/system';
import type { OutputOf } from '@uid/contract/endpoint';
import { useMemo } from 'react';

import { useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { systemTexts } from './system-texts.ts';

type Setting = OutputOf<typeof getSystem>['settings'][number];

/** All settings; for a secret, only whether it is set. */
export function Settings({ settings }: { settings: readonly Setting[] }) {
  const own = useTexts(systemTexts);
  const columns = useColumns();
  return (
    <DataTable
      caption={own.settings}
      columns={columns}
      rows={settings}
      keyOf={({ name }) => name}
      empty={own.empty}
    />
  );
}

function useColumns(): DataColumn<Setting>[] {
  const own = useTexts(systemTexts);
  return useMemo(
    () => [
      { id: 'name', label: own.name, cell: ({ name }) => <code>{name}</code> },
      {
        id: 'value',
        label: own.value,
        cell: ({ value, isSet }) =>
          value === undefined ? isSet ? own.secret : own.nothing : <code>{value}</code>,
      },
      {
        id: 'source',
        label: own.source,
        cell: ({ isSet }) => (isSet ? own.set : own.unset),
      },
    ],
    [own],
  );
}
