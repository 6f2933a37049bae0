import { askCatalogueFile } from '@uid/contract/staff-catalogue';
import { FailureNotice } from '@uid/forms/failure-notice';
import { Form } from '@uid/forms/form';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { Table } from '@uid/ui/table';
import { TextField } from '@uid/ui/text-field';
import type { ReactNode } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Narrow } from '../../screen/narrow.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { AskSecond } from './ask-second.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import { ConflictTable } from './conflict-table.tsx';
import { useCatalogueFile } from './use-catalogue-file.ts';
import type { CheckedFile } from './use-catalogue-file.ts';

/** Applies changes from a CSV file: the file is checked first, then applied as a whole. */
export function CatalogueFileScreen() {
  const own = useTexts(catalogueTexts);
  const { language } = useConsoleSession();
  const table = useCatalogueFile();
  const { checked } = table;
  const isReady = checked && checked.answer.problemCount === 0 && checked.answer.changed > 0;

  return (
    <Screen title={own.file} lead={own.fileLead}>
      <Narrow>
        <Form
          form={table.form}
          submit={own.check}
          // After a check, the main action is to apply the file.
          tone={isReady ? 'secondary' : 'primary'}
        >
          <TextField
            name="file"
            type="file"
            accept=".csv,text/csv"
            label={own.chooseFile}
            hint={own.fileHint}
            error={table.form.fields['file']}
            onChange={({ target }) => table.choose(target.files?.[0])}
          />
        </Form>
      </Narrow>
      <FailureNotice failure={table.failure} fields={{}} />
      {checked?.conflicts && checked.conflicts.length > 0 && (
        <ConflictTable
          caption={own.conflicts}
          then={own.atCheck}
          conflicts={checked.conflicts}
          count={checked.conflicts.length}
        />
      )}
      {checked && (
        <CheckResult answer={checked.answer}>
          {checked.answer.beyond > 0 ? (
            <AskSecond
              endpoint={askCatalogueFile}
              input={{ language, seen: checked.answer.seen }}
              file={checked.file}
              onAsked={table.forget}
              onRefused={(cause) => void table.compareAnew(checked, cause)}
            />
          ) : (
            <Button busy={table.isApplying} onClick={() => void table.applyFile(checked)}>
              {own.applyFile}
            </Button>
          )}
        </CheckResult>
      )}
      {table.applied && <Notice tone="success" title={table.applied} />}
    </Screen>
  );
}

interface CheckResultProps {
  answer: CheckedFile['answer'];
  /** The button that applies all rows, above them because there may be hundreds. */
  children: ReactNode;
}

/** The result of the check: the problems to correct, or the changes that the file would make. */
function CheckResult({ answer, children }: CheckResultProps) {
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
