import { maxPictureBytes, replacePicture, uploadTypes } from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import type { FieldMessages } from '@uid/forms/use-form';
import { Disclosure } from '@uid/ui/disclosure';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';

/** Replaces the picture everywhere it is used. */
export function ReplacePicture({ picture: { id, revision } }: { picture: LibraryPicture }) {
  const own = useTexts(mediaWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const { send } = useWrite(replacePicture);
  const [file, setFile] = useState<File>();
  const form = useForm({
    schema: replacePicture.input,
    read: () => ({ language, id, revision, name: file?.name.slice(-200) ?? '-' }),
    check: (): FieldMessages => {
      if (!file) return { file: own.noFile };
      return file.size > maxPictureBytes ? { file: own.tooLarge } : {};
    },
    async onSubmit(wanted) {
      await send(wanted, file);
      notify(own.replaced);
      return 'again';
    },
  });
  if (!may(replacePicture.permission)) return null;
  return (
    <Disclosure title={own.replace}>
      <p className={styles.small}>{own.replaceLead}</p>
      <Form form={form} submit={own.replaceSubmit}>
        <TextField
          type="file"
          name="file"
          label={own.replaceFile}
          accept={uploadTypes.join()}
          error={form.fields['file']}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </Form>
    </Disclosure>
  );
}
