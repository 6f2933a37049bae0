import { Link } from '@tanstack/react-router';
import { isClientError } from '@uid/contract/client-errors';
import { checkStatement, largestStatement, recordTransfers } from '@uid/contract/transfers';
import type { StatementMatch } from '@uid/contract/transfers';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import type { FieldMessages } from '@uid/forms/use-form';
import { Status } from '@uid/ui/status';
import { TextField } from '@uid/ui/text-field';
import { useMemo, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { useWrite } from '../../request/use-write.ts';
import { Narrow } from '../../screen/narrow.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { statementTexts } from './statement-texts.ts';

/**
 * Records transfers from a bank's file: the check says which order each transfer pays, then all that match are
 * recorded.
 */
export function StatementScreen() {
  const own = useTexts(statementTexts);
  const { language, notify, warn } = useConsoleSession();
  const { send } = useWrite(checkStatement);
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<{ file: File | undefined; lines: StatementMatch[] }>();
  // The result of one file does not apply to another, which may be chosen before the answer comes.
  const lines = checked && checked.file === file ? checked.lines : undefined;
  const check = async () => setChecked({ file, lines: (await send({ language }, file)).lines });
  const checkAgain = () =>
    check().catch((cause: unknown) => {
      if (!isClientError(cause)) throw cause;
      // The result is removed, because recorded transfers must not be recorded again.
      setChecked(undefined);
      if (cause.kind !== 'aborted') warn(cause.message);
    });
  const form = useForm({
    schema: checkStatement.input,
    read: () => ({ language }),
    check: (): FieldMessages => {
      if (file?.size === 0) return { file: own.fileEmpty };
      return file && file.size <= largestStatement ? {} : { file: own.fileFormat };
    },
    async onSubmit() {
      await check();
      return 'again';
    },
  });
  const transfers = lines ? transfersOf(lines) : [];
  return (
    <Screen title={own.title} lead={own.lead}>
      <Narrow>
        <Form
          form={form}
          submit={own.check}
          // After a check, the main action is to record the transfers.
          tone={transfers.length > 0 ? 'secondary' : 'primary'}
        >
          <TextField
            type="file"
            name="file"
            label={own.file}
            hint={own.fileHint}
            accept=".csv,.txt,text/csv"
            error={form.fields['file']}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </Form>
      </Narrow>
      {lines && <Lines lines={lines} />}
      {transfers.length > 0 && (
        <div>
          <ActionButton
            endpoint={recordTransfers}
            input={{ language, transfers }}
            tone="primary"
            onDone={({ recorded }) => {
              notify(recorded > 0 ? own.done(recorded) : own.doneBefore);
              void checkAgain();
            }}
          >
            {own.record(transfers.length)}
          </ActionButton>
        </div>
      )}
    </Screen>
  );
}

/** Returns the transfers that the server matched with an order. */
function transfersOf(lines: readonly StatementMatch[]) {
  return lines.flatMap(({ outcome, no, number, amountFen, receivedOn }) =>
    outcome === 'matched' && no && number && amountFen && receivedOn
      ? [{ reference: no, number, amountFen, receivedOn }]
      : [],
  );
}

const tones = {
  matched: 'photon',
  recorded: 'neutral',
  'number-taken': 'danger',
  'amount-differs': 'danger',
  'not-awaited': 'danger',
  unknown: 'danger',
  unreadable: 'danger',
} as const;

function Lines({ lines }: { lines: readonly StatementMatch[] }) {
  const own = useTexts(statementTexts);
  const columns = useColumns();
  return (
    <DataTable
      caption={own.title}
      columns={columns}
      rows={lines}
      keyOf={({ line }) => `${line}`}
      empty={own.empty}
    />
  );
}

function useColumns(): DataColumn<StatementMatch>[] {
  const own = useTexts(statementTexts);
  const { money, day } = useFormats();
  return useMemo(
    () => [
      { id: 'line', label: own.line, cell: ({ line }) => line },
      {
        id: 'outcome',
        label: own.outcome,
        cell: ({ outcome }) => <Status tone={tones[outcome]}>{own.outcomes[outcome]}</Status>,
      },
      {
        id: 'no',
        label: own.no,
        cell: ({ no }) =>
          no && (
            <Link to="/orders/$no" params={{ no }}>
              {no}
            </Link>
          ),
      },
      {
        id: 'amount',
        label: own.amount,
        numeric: true,
        cell: ({ amountFen }) => amountFen !== undefined && money(amountFen),
      },
      {
        id: 'total',
        label: own.total,
        numeric: true,
        cell: ({ totalFen }) => totalFen !== undefined && money(totalFen),
      },
      { id: 'number', label: own.number, cell: ({ number }) => number },
      {
        id: 'day',
        label: own.receivedOn,
        isTime: true,
        cell: ({ receivedOn }) => receivedOn && day(receivedOn),
      },
    ],
    [own, money, day],
  );
}
