import { publishDocument, removeDocumentVersion } from '@uid/contract/staff-documents';
import type { DocumentVersion, StaffDocument } from '@uid/contract/staff-documents';
import { useMemo } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { documentWords } from './document-words.ts';
import styles from './documents.module.css';

type Listed = StaffDocument & { versions: readonly DocumentVersion[] };

/** Every version with its checksum, and buttons to publish or remove it. */
export function VersionTable({ document }: { document: Listed }) {
  const own = useTexts(documentWords);
  const columns = useColumns(document);
  return (
    <DataTable
      caption={own.versions}
      columns={columns}
      rows={document.versions}
      keyOf={({ id }) => id}
      empty={own.empty}
    />
  );
}

function useColumns(document: StaffDocument): DataColumn<DocumentVersion>[] {
  const own = useTexts(documentWords);
  const { time, size } = useFormats();
  return useMemo(
    () => [
      { id: 'version', label: own.version, cell: ({ version }) => version },
      { id: 'size', label: own.size, numeric: true, cell: (each) => size(each.size) },
      {
        id: 'checksum',
        label: own.checksum,
        cell: ({ sha256 }) => <code className={styles.checksum}>{sha256}</code>,
      },
      {
        id: 'added',
        label: own.addedAt,
        cell: ({ addedAt }) => (addedAt === undefined ? own.built : time(addedAt)),
      },
      {
        id: 'act',
        label: own.act,
        cell: (version) => <VersionActions document={document} version={version} />,
      },
    ],
    [own, document, time, size],
  );
}

function VersionActions(props: { document: StaffDocument; version: DocumentVersion }) {
  const { id, addedAt, isPublished } = props.version;
  const { name, revision } = props.document;
  const own = useTexts(documentWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const input = { language, name, revision, id };
  if (isPublished) return own.published;
  return (
    <div className={styles.actions}>
      {may(publishDocument.permission) && (
        <ActionButton
          endpoint={publishDocument}
          input={input}
          onDone={() => notify(own.publishDone)}
        >
          {own.publish}
        </ActionButton>
      )}
      {addedAt !== undefined && may(removeDocumentVersion.permission) && (
        <ActionButton
          endpoint={removeDocumentVersion}
          input={input}
          tone="quiet"
          onDone={() => notify(own.removed)}
        >
          {own.remove}
        </ActionButton>
      )}
    </div>
  );
}
