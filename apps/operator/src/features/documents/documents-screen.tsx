import { Link } from '@tanstack/react-router';
import { addDocument, listDocuments } from '@uid/contract/staff-documents';
import type { StaffDocument } from '@uid/contract/staff-documents';
import { buttonClass } from '@uid/ui/button-class';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { DocumentState } from './document-state.tsx';
import { documentWords } from './document-words.ts';

/** The files of the download centre, published or not. */
export function DocumentsScreen() {
  const own = useTexts(documentWords);
  const { language } = useConsoleSession();
  const may = useMay();
  const answer = useAnswer(listDocuments, { language });
  const columns = useColumns();
  return (
    <Screen
      title={own.title}
      lead={own.lead}
      actions={
        may(addDocument.permission) && (
          <Link to="/documents/new" className={buttonClass({ size: 'small' })}>
            {own.add}
          </Link>
        )
      }
    >
      <Answered answer={answer}>
        {({ documents }) => (
          <DataTable
            caption={own.title}
            columns={columns}
            rows={documents}
            keyOf={({ name }) => name}
            empty={own.empty}
          />
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<StaffDocument>[] {
  const own = useTexts(documentWords);
  const { language } = useConsoleSession();
  return useMemo(
    () => [
      {
        id: 'name',
        label: own.name,
        cell: ({ name }) => (
          <Link to="/documents/$name" params={{ name }}>
            {name}
          </Link>
        ),
      },
      {
        id: 'title',
        label: own.titleColumn,
        cell: ({ titleZh, titleEn }) => ({ zh: titleZh, en: titleEn })[language],
      },
      {
        id: 'kind',
        label: own.kind,
        cell: ({ kind, documentKind }) =>
          kind === 'security-app' ? own.app : own.kinds[documentKind],
      },
      {
        id: 'language',
        label: own.fileLanguage,
        cell: ({ fileLanguage }) =>
          fileLanguage ? own.languages[fileLanguage] : own.bothLanguages,
      },
      { id: 'version', label: own.version, cell: ({ published }) => published?.version ?? '–' },
      {
        id: 'state',
        label: own.state,
        cell: ({ published }) => <DocumentState isPublished={published !== undefined} />,
      },
    ],
    [own, language],
  );
}
