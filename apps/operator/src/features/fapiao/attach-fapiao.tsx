import { fapiaoTypes } from '@uid/contract/invoices';
import { attachFapiao, largestFapiao } from '@uid/contract/staff-fapiao';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { Disclosure } from '@uid/ui/disclosure';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './fapiao.module.css';
import { fapiaoTexts } from './fapiao-texts.ts';

/**
 * Attaches a file that the tax system issued. The field keeps the number, because the OFD file often follows the PDF
 * file.
 */
export function AttachFapiao({ no }: { no: string }) {
  const own = useTexts(fapiaoTexts);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  // The file is cleared before the screen shows the new fapiao, so that a next file, which a user may choose at once,
  // is kept.
  const { send } = useWrite(attachFapiao, () => {
    setFile(undefined);
    setSent((before) => before + 1);
  });
  const form = useForm({
    schema: attachFapiao.input,
    formats: { number: own.numberFormat },
    read: (typed) => ({ language, no, number: typed.get('number') }),
    check: () => checkChosen(file, own),
    async onSubmit(wanted) {
      const { isNew } = await send(wanted, file);
      notify(isNew ? own.attached : own.known);
      return 'again';
    },
  });
  if (!may(attachFapiao.permission)) return null;
  return (
    <Disclosure title={own.attach}>
      <p className={styles.small}>{own.attachLead}</p>
      <Form form={form} submit={own.submit}>
        <TextField
          name="number"
          label={own.number}
          hint={own.numberHint}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
          error={form.fields['number']}
        />
        <TextField
          // After a file was sent, a new key empties the field.
          key={sent}
          type="file"
          name="file"
          label={own.file}
          hint={own.fileHint}
          accept={[...Object.values(fapiaoTypes), '.ofd'].join()}
          error={form.fields['file']}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </Form>
    </Disclosure>
  );
}

/** Returns what is wrong with the chosen file, before anything is sent. */
function checkChosen(
  file: File | undefined,
  own: (typeof fapiaoTexts)['zh'],
): Record<string, string> {
  if (!file) return { file: own.noFile };
  return file.size > largestFapiao ? { file: own.tooLarge } : {};
}
