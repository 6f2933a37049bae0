import { documentTypes, maxDocumentBytes } from '@uid/contract/staff-documents';
import type { FieldMessages } from '@uid/forms/use-form';
import { TextField } from '@uid/ui/text-field';

import { useTexts } from '../../session/console-session.ts';
import { documentWords } from './document-words.ts';

interface FileFieldsProps {
  errors: FieldMessages;
  onChoose: (file: File | undefined) => void;
}

/** Fields for a file and its version number. */
export function FileFields({ errors, onChoose }: FileFieldsProps) {
  const own = useTexts(documentWords);
  return (
    <>
      <TextField
        type="file"
        name="file"
        label={own.file}
        hint={own.fileHint}
        accept={[...Object.values(documentTypes), '.apk'].join()}
        error={errors['file']}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <TextField
        name="version"
        label={own.version}
        hint={own.versionHint}
        maxLength={30}
        autoComplete="off"
        error={errors['version']}
      />
    </>
  );
}

type Words = (typeof documentWords)['zh'];

/** Returns what is wrong with the chosen file, before anything is sent. */
export function checkChosen(file: File | undefined, own: Words): FieldMessages {
  if (!file) return { file: own.noFile };
  return file.size > maxDocumentBytes ? { file: own.tooLarge } : {};
}
