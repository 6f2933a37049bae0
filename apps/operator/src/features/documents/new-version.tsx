import { addDocumentVersion } from '@uid/contract/staff-documents';
import type { StaffDocument } from '@uid/contract/staff-documents';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { Disclosure } from '@uid/ui/disclosure';
import { useState } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { documentWords } from './document-words.ts';
import styles from './documents.module.css';
import { checkChosen, FileFields } from './file-fields.tsx';

/** Uploads a new version; readers get the former one until the new one is published. */
export function NewVersion({ document: { name, revision } }: { document: StaffDocument }) {
  const own = useTexts(documentWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const { send } = useWrite(addDocumentVersion);
  const [file, setFile] = useState<File>();
  const form = useForm({
    schema: addDocumentVersion.input,
    formats: { version: own.versionFormat },
    read: (typed) => ({ language, name, revision, version: typed.get('version') }),
    check: () => checkChosen(file, own),
    async onSubmit(wanted) {
      const { isNew } = await send(wanted, file);
      notify(isNew ? own.added : own.known);
      return 'again';
    },
  });
  if (!may(addDocumentVersion.permission)) return null;
  return (
    <Disclosure title={own.newVersion}>
      <p className={styles.small}>{own.newVersionLead}</p>
      <Form form={form} submit={own.submit}>
        <FileFields errors={form.fields} onChoose={setFile} />
      </Form>
    </Disclosure>
  );
}
