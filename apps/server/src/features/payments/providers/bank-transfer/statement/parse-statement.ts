import type { Localised } from '@uid/contract/language';
import { readYuan } from '@uid/contract/read-yuan';

import type { TableRow } from '../../../../../read-table.ts';

/** An incoming transfer, as a line of the bank's file describes it. */
export interface StatementLine {
  line: number;
  /** The bank's transaction number; undefined if the line has no valid one. */
  number: string | undefined;
  /** The day, ISO 8601; undefined if the line has no valid day. */
  receivedOn: string | undefined;
  /** Undefined if the cell holds no amount. */
  amountFen: number | undefined;
  /** The reference that the payer wrote. */
  words: string;
}

/** The names that banks give their columns, without spaces, brackets and the text in brackets. */
const names = {
  number: [
    '交易流水号',
    '银行流水号',
    '流水号',
    '交易编号',
    'transactionnumber',
    'transactionid',
    'number',
  ],
  receivedOn: [
    '交易日期',
    '记账日期',
    '入账日期',
    '交易时间',
    '日期',
    'date',
    'bookingdate',
    'valuedate',
  ],
  amount: [
    '收入金额',
    '贷方金额',
    '贷方发生额',
    '转入金额',
    '收入',
    '交易金额',
    '金额',
    'credit',
    'creditamount',
    'amount',
  ],
  words: ['附言', '交易附言', '备注', '摘要', '用途', 'reference', 'remark', 'description'],
} as const;
type Column = keyof typeof names;

/** Maximum number of lines about the account that may precede the column names. */
const maxLinesBefore = 20;

export const statementFaults = {
  columns: {
    zh: '没有找到这些列：流水号、交易日期、收入金额、附言。',
    en: 'These columns were not found: number, date, amount, reference.',
  },
  encoding: {
    zh: '文件不是文本（UTF-8 或 GB18030）。',
    en: 'The file is no text (UTF-8 or GB18030).',
  },
  quotes: { zh: '文件的引号不成对。', en: 'A quotation mark in the file has no other.' },
  lines: { zh: '一次最多 1000 行。', en: 'At most 1,000 lines at a time.' },
} satisfies Record<string, Localised<string>>;

/** Returns the incoming transfers only; undefined if the table has no line with the names of the columns. */
export function parseStatement(rows: readonly TableRow[]): StatementLine[] | undefined {
  for (const [index, row] of rows.slice(0, maxLinesBefore).entries()) {
    const columns = findColumns(row.cells);
    if (columns) return rows.slice(index + 1).flatMap((each) => parseLine(each, columns));
  }
  return undefined;
}

function findColumns(cells: readonly string[]): Record<Column, number[]> | undefined {
  const heads = cells.map((cell) =>
    cell.toLowerCase().replaceAll(/[(（][^()（）]*[)）]|\s|_/g, ''),
  );
  const columnsOf = (wanted: readonly string[]) =>
    heads.flatMap((head, index) => (wanted.includes(head) ? [index] : []));
  const found = {
    number: columnsOf(names.number),
    receivedOn: columnsOf(names.receivedOn),
    amount: columnsOf(names.amount),
    words: columnsOf(names.words),
  };
  return Object.values(found).every((indexes) => indexes.length > 0) ? found : undefined;
}

function parseLine({ line, cells }: TableRow, columns: Record<Column, number[]>): StatementLine[] {
  const cellOf = (column: Column) => cells[columns[column][0] ?? 0] ?? '';
  const amountFen = parseAmount(cellOf('amount'));
  if (amountFen === 0) return [];
  const number = cellOf('number').toUpperCase();
  return [
    {
      line,
      number: /^[0-9A-Z-]{4,64}$/.test(number) ? number : undefined,
      receivedOn: parseDay(cellOf('receivedOn')),
      amountFen,
      words: columns.words.map((index) => cells[index] ?? '').join(' '),
    },
  ];
}

/** Returns fen; 0 for an outgoing amount or an empty cell, because nothing arrived. */
function parseAmount(cell: string): number | undefined {
  const plain = cell.replaceAll(/[¥￥\s]/g, '');
  return plain === '' || plain.startsWith('-') ? 0 : readYuan(plain.replace(/^\+/, ''));
}

function parseDay(cell: string): string | undefined {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})(?!\d)/.exec(cell) ?? [];
  if (year === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(iso);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso) ? undefined : iso;
}
