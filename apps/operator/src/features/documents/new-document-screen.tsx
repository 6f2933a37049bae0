import { Link } from '@tanstack/react-router';
import { addDocument } from '@uid/contract/staff-documents';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { Screen } from '../../screen/screen.tsx';
import { useGoOn } from '../../routing/use-address.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DocumentFields, readFacts } from './document-fields.tsx';
import { documentWords } from './document-words.ts';
import styles from './documents.module.css';
import { checkChosen, FileFields } from './file-fields.tsx';

/** Uploads a document or an app under a new name; publishing it is done on its own screen. */
export function NewDocumentScreen() {
  const own = useTexts(documentWords);
  const { language, notify } = useConsoleSession();
  const goOn = useGoOn();
  const { send } = useWrite(addDocument);
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const form = useForm({
    schema: addDocument.input,
    formats: { name: own.nameFormat, version: own.versionFormat },
    read: (typed) => ({ language, name, version: typed.get('version'), ...readFacts(typed) }),
    check: () => checkChosen(file, own),
    async onSubmit(wanted) {
      const { isNew } = await send(wanted, file);
      notify(isNew ? own.added : own.known);
      await goOn({ to: '/documents/$name', params: { name: wanted.name } });
    },
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen && name === '') setName(nameFrom(chosen.name));
  };
  return (
    <Screen title={own.add} actions={<Link to="/documents">{own.back}</Link>}>
      <div className={styles.narrow}>
        <Form form={form} submit={own.submit}>
          <FileFields errors={form.fields} onChoose={choose} />
          <TextField
            name="name"
            label={own.name}
            hint={own.nameHint}
            value={name}
            maxLength={80}
            autoComplete="off"
            error={form.fields['name']}
            onChange={({ target }) => setName(target.value)}
          />
          <DocumentFields isApp={name.endsWith('.apk')} errors={form.fields} isBusy={form.isBusy} />
        </Form>
      </div>
    </Screen>
  );
}

/**
 * Derives from a file's name a first suggestion that is valid in a link; empty if no letter or digit is left before the
 * ending.
 */
function nameFrom(chosen: string): string {
  const name = chosen
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^[.-]+|-+(?=\.)/g, '')
    .slice(-80);
  return name.includes('.') ? name : '';
}
