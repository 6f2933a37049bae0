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
  /** Number of the last entry: entries that are appended while the file is read are not exported. */
  upTo: number;
  /** True if the reader may not see personal data. */
  isMasked: boolean;
}

/** Exports a CSV table for spreadsheets: UTF-8 with a byte order mark, times in UTC. */
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

/** Exports lines of JSON, with which the chain can be followed anywhere. */
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
