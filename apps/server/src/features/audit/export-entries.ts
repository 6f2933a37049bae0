import { csvRow } from '../../csv-row.ts';
import type { Handle } from '../../database/database.ts';
import { maskDetails } from './mask-details.ts';
import { readAllEntries } from './read-entries.ts';
import type { EntryFilter } from './read-entries.ts';

const columns = [
  'seq',
  'at',
  'actor',
  'roles',
  'sessionId',
  'requestId',
  'action',
  'subjectKind',
  'subjectId',
  'before',
  'after',
  'reason',
  'address',
  'detailsHash',
  'previousHash',
  'hash',
] as const;

export interface Range {
  filter: EntryFilter;
  /** The last entry's number: what is appended while the file is read is not in it. */
  upTo: number;
  /** The reader may not know persons. */
  isMasked: boolean;
}

/** As a table for spreadsheets: UTF-8 with its mark, times in UTC. */
export async function* exportTable(
  handle: Handle,
  { filter, upTo, isMasked }: Range,
): AsyncGenerator<string> {
  yield `\u{FEFF}${csvRow(columns)}`;
  for await (const rows of readAllEntries(handle, filter, upTo))
    yield (isMasked ? rows.map(maskDetails) : rows)
      .map((row) =>
        csvRow(
          columns.map((name) =>
            name === 'at' ? new Date(row.at).toISOString() : `${row[name] ?? ''}`,
          ),
        ),
      )
      .join('');
}

/** As lines of JSON, by which the chain can be followed anywhere. */
export async function* exportLines(
  handle: Handle,
  { filter, upTo, isMasked }: Range,
): AsyncGenerator<string> {
  for await (const rows of readAllEntries(handle, filter, upTo)) {
    const lines = (isMasked ? rows.map(maskDetails) : rows).map((row) =>
      JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]]))),
    );
    yield `${lines.join('\n')}\n`;
  }
}
