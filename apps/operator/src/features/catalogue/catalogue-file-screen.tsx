import type { CatalogueConflict } from '@uid/contract/catalogue-change';
import { isClientError, isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { OutputOf } from '@uid/contract/endpoint';
import {
  applyCatalogueFile,
  askCatalogueFile,
  checkCatalogueFile,
  maxFileSize,
} from '@uid/contract/staff-catalogue';
import { FailureNotice } from '@uid/forms/failure-notice';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { Table } from '@uid/ui/table';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { useWrite } from '../../request/use-write.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { AskSecond } from './ask-second.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './catalogue.module.css';
import { ConflictTable } from './conflict-table.tsx';
import { findConflicts } from './find-conflicts.ts';

interface Checked {
  file: File;
  answer: OutputOf<typeof checkCatalogueFile>;
  /** Where it was to be applied and something had changed meanwhile. */
  conflicts?: readonly CatalogueConflict[];
}

/** A table from disk: checked first, then done as a whole. */
export function CatalogueFileScreen() {
  const own = useTexts(catalogueTexts);
  const { number } = useFormats();
  const { language, notify } = useConsoleSession();
  const check = useWrite(checkCatalogueFile);
  const apply = useWrite(applyCatalogueFile);
  const [checked, setChecked] = useState<Checked>();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<ClientError>();
  /** What the last file has done: still there when the notification has gone. */
  const [applied, setApplied] = useState<string>();

  async function trying(work: () => Promise<void>) {
    setFailure(undefined);
    await work().catch(fail);
  }

  function fail(cause: unknown) {
    if (!isClientError(cause)) throw cause;
    setFailure(cause);
  }

  async function compare(file: File, earlier?: Checked['answer']) {
    const answer = await check.send({ language }, file);
    const conflicts = earlier && findConflicts(earlier.compared, answer.compared);
    setChecked({ file, answer, ...(conflicts && { conflicts }) });
  }

  /** What was compared with something older can never be applied. */
  async function compareAnew({ file, answer }: Checked, cause: unknown) {
    if (isRefusal(cause, 'CATALOGUE_CHANGED')) await compare(file, answer).catch(fail);
  }

  async function checkFile(form: HTMLFormElement) {
    const chosen = new FormData(form).get('file');
    setChecked(undefined);
    setApplied(undefined);
    if (!(chosen instanceof File) || chosen.size === 0) return setError(own.noFile);
    if (chosen.size > maxFileSize) return setError(own.tooLarge);
    setError(undefined);
    await trying(() => compare(chosen));
  }

  const applyFile = (earlier: Checked) =>
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

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void checkFile(event.currentTarget);
  };
  return (
    <Screen title={own.file} lead={own.fileLead}>
      <form className={styles.file} onSubmit={handleSubmit} noValidate>
        <TextField
          name="file"
          type="file"
          accept=".csv,text/csv"
          label={own.chooseFile}
          hint={own.fileHint}
          error={error}
          onChange={() => setChecked(undefined)}
        />
        <Button type="submit" tone="secondary" busy={check.isBusy}>
          {own.check}
        </Button>
      </form>
      <FailureNotice failure={failure} fields={{}} />
      {checked?.conflicts && checked.conflicts.length > 0 && (
        <ConflictTable
          caption={own.conflicts}
          then={own.atCheck}
          conflicts={checked.conflicts}
          count={checked.conflicts.length}
        />
      )}
      {checked && (
        <CheckedFile answer={checked.answer}>
          {checked.answer.beyond > 0 ? (
            <AskSecond
              endpoint={askCatalogueFile}
              input={{ language, seen: checked.answer.seen }}
              file={checked.file}
              onAsked={() => setChecked(undefined)}
              onRefused={(cause) => void compareAnew(checked, cause)}
            />
          ) : (
            <Button type="button" busy={apply.isBusy} onClick={() => void applyFile(checked)}>
              {own.applyFile}
            </Button>
          )}
        </CheckedFile>
      )}
      {applied && <Notice tone="success" title={applied} />}
    </Screen>
  );
}

interface CheckedFileProps {
  answer: Checked['answer'];
  /** What does it all, above the rows: there may be hundreds. */
  children: ReactNode;
}

/** What was found in a file: what to mend, or what it would change. */
function CheckedFile({ answer, children }: CheckedFileProps) {
  const own = useTexts(catalogueTexts);
  const { number } = useFormats();
  const { rows, changed, changes, beyond, problems, problemCount } = answer;
  const summary = own.summary(number(rows), number(changed));
  if (problemCount > 0)
    return (
      <>
        <Notice tone="danger" role="alert" title={own.problems(number(problemCount))}>
          {summary}
        </Notice>
        <Table
          caption={own.problems(number(problemCount))}
          hideCaption
          stack
          rows={problems.map((each, at) => ({ ...each, at }))}
          keyOf={({ at }) => `${at}`}
          columns={[
            {
              id: 'line',
              label: own.line,
              cell: ({ line }) => line !== undefined && own.lineNo(number(line)),
            },
            { id: 'sku', label: 'SKU', cell: ({ sku }) => sku },
            { id: 'column', label: own.column, cell: ({ column }) => column },
            { id: 'reason', label: own.reason, cell: ({ reason }) => reason },
          ]}
        />
        {problemCount > problems.length && (
          <p>{own.more(number(problemCount - problems.length))}</p>
        )}
      </>
    );
  return (
    <>
      <Notice tone={changed > 0 ? 'success' : 'info'} role="alert" title={summary}>
        {changed === 0 && own.nothing}
        {changed > 200 && own.firstOnly}
      </Notice>
      {beyond > 0 && (
        <Notice tone="warning" title={own.beyond(number(beyond))}>
          {own.beyondHint}
        </Notice>
      )}
      {changed > 0 && <div>{children}</div>}
      {changed > 0 && (
        <Table
          caption={own.willChange}
          stack
          rows={changes}
          keyOf={({ line, column }) => `${line} ${column}`}
          columns={[
            { id: 'sku', label: 'SKU', cell: ({ sku }) => sku },
            { id: 'line', label: own.line, numeric: true, cell: ({ line }) => number(line) },
            { id: 'column', label: own.column, cell: ({ column }) => column },
            { id: 'before', label: own.before, numeric: true, cell: ({ before }) => before },
            { id: 'after', label: own.after, numeric: true, cell: ({ after }) => after },
          ]}
        />
      )}
    </>
  );
}
