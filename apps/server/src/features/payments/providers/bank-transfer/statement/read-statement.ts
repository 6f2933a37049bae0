import type { Language } from '@uid/contract/language';

import { AppError } from '../../../../../http/app-error.ts';
import { readTable, UnreadableFile } from '../../../../../read-table.ts';
import type { StatementLine } from './parse-statement.ts';

/** Transfers that arrived. */
const maxLines = 1000;
/** With those that left, and with what banks write around them. */
const maxRows = 10_000;

/** The transfers that a bank's file says arrived. */
export async function readStatement(
  file: AsyncIterable<Uint8Array>,
  language: Language,
): Promise<StatementLine[]> {
  // What banks call their columns is loaded only where somebody brings a bank's file.
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
