import type { Language } from '@uid/contract/language';

import { AppError } from '../../../../../http/app-error.ts';
import { readTable, UnreadableFile } from '../../../../../read-table.ts';
import type { StatementLine } from './parse-statement.ts';

/** Maximum number of incoming transfers. */
const maxLines = 1000;
/** Maximum number of rows, including outgoing transfers and the bank's other lines. */
const maxRows = 10_000;

/** Reads the incoming transfers from a bank's file. Throws INVALID_INPUT if the file can't be read as a statement. */
export async function readStatement(
  file: AsyncIterable<Uint8Array>,
  language: Language,
): Promise<StatementLine[]> {
  // The parser with its column names is loaded only when somebody uploads a bank's file.
  const { parseStatement, statementFaults } = await import('./parse-statement.ts');
  const refuse = (fault: keyof typeof statementFaults) =>
    new AppError('INVALID_INPUT', { fields: { file: statementFaults[fault][language] } });
  const rows = await readTable(file, maxRows).catch((cause: unknown) => {
    throw cause instanceof UnreadableFile ? refuse(cause.reason) : cause;
  });
  const lines = parseStatement(rows);
  if (!lines) throw refuse('columns');
  if (lines.length > maxLines || rows.length > maxRows) throw refuse('lines');
  return lines;
}
