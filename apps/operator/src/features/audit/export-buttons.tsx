import { exportAuditLines, exportAuditTable } from '@uid/contract/audit';

import { FileButton } from '../../request/file-button.tsx';
import { useAddress } from '../../routing/use-address.ts';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { filterOf } from './audit-filter.ts';
import { auditTexts } from './audit-texts.ts';

/** Buttons that export all entries that match the filter as a file. */
export function ExportButtons() {
  const { table, lines } = useTexts(auditTexts);
  const { query } = useAddress();
  const may = useMay();
  const input = filterOf(query);
  if (!may(exportAuditTable.permission)) return null;
  return (
    <>
      <FileButton endpoint={exportAuditTable} input={input}>
        {table}
      </FileButton>
      <FileButton endpoint={exportAuditLines} input={input}>
        {lines}
      </FileButton>
    </>
  );
}
