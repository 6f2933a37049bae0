import type { CatalogueConflict } from '@uid/contract/catalogue-change';
import { isClientError, isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { OutputOf } from '@uid/contract/endpoint';
import { applyCatalogueFile, checkCatalogueFile, maxFileSize } from '@uid/contract/staff-catalogue';
import { useForm } from '@uid/forms/use-form';
import type { FieldMessages } from '@uid/forms/use-form';
import { useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { findConflicts } from './find-conflicts.ts';

export interface CheckedFile {
  file: File;
  answer: OutputOf<typeof checkCatalogueFile>;
  /** Changes by others that were found when the file was to be applied. */
  conflicts?: readonly CatalogueConflict[];
}

/**
 * Holds a file of changes: the result of its check, the conflicts that prevent it from being applied, and the result
 * of applying it.
 */
export function useCatalogueFile() {
  const own = useTexts(catalogueTexts);
  const { number } = useFormats();
  const { language, notify } = useConsoleSession();
  const check = useWrite(checkCatalogueFile);
  const apply = useWrite(applyCatalogueFile);
  const [chosen, setChosen] = useState<File>();
  const [checked, setChecked] = useState<CheckedFile>();
  const [failure, setFailure] = useState<ClientError>();
  /** The result of the last file, shown even after the notification has gone. */
  const [applied, setApplied] = useState<string>();

  async function trying(work: () => Promise<void>) {
    setFailure(undefined);
    await work().catch(fail);
  }

  function fail(cause: unknown) {
    if (!isClientError(cause)) throw cause;
    setFailure(cause);
  }

  async function compare(file: File, earlier?: CheckedFile['answer']) {
    const answer = await check.send({ language }, file);
    const conflicts = earlier && findConflicts(earlier.compared, answer.compared);
    setChecked({ file, answer, ...(conflicts && { conflicts }) });
  }

  /** Compares the file again: one that was compared with an older state can never be applied. */
  async function compareAnew({ file, answer }: CheckedFile, cause: unknown) {
    if (isRefusal(cause, 'CATALOGUE_CHANGED')) await compare(file, answer).catch(fail);
  }

  const applyFile = (earlier: CheckedFile) =>
    trying(async () => {
      const { file, answer } = earlier;
      const given = { language, seen: answer.seen };
      const { changed } = await apply.send(given, file).catch(async (cause) => {
        await compareAnew(earlier, cause);
        throw cause;
      });
      setChecked(undefined);
      const done = own.fileApplied(number(changed));
      setApplied(done);
      notify(done);
    });

  const form = useForm({
    schema: checkCatalogueFile.input,
    read: () => ({ language }),
    check(): FieldMessages {
      if (!chosen || chosen.size === 0) return { file: own.noFile };
      return chosen.size > maxFileSize ? { file: own.tooLarge } : {};
    },
    async onSubmit() {
      setChecked(undefined);
      setFailure(undefined);
      setApplied(undefined);
      if (chosen) await compare(chosen);
      return 'again';
    },
  });

  return {
    form,
    // The result of one file does not apply to another, which may be chosen before the answer comes.
    checked: checked?.file === chosen ? checked : undefined,
    failure,
    applied,
    isApplying: apply.isBusy,
    applyFile,
    compareAnew,
    forget: () => setChecked(undefined),
    choose: (file: File | undefined) => setChosen(file),
  };
}
