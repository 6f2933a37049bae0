import { pipeline } from 'node:stream/promises';

import { decodeText, UndecodableText } from './decode-text.ts';

export interface TableRow {
  /** Of the file, the first being 1. */
  line: number;
  cells: string[];
}

/** Why a file is no table. */
export class UnreadableFile extends Error {
  readonly reason: 'encoding' | 'quotes';
  readonly line: number | undefined;

  constructor(reason: UnreadableFile['reason'], line?: number) {
    super(reason);
    this.reason = reason;
    this.line = line;
  }
}

/** Bytes of a row: a quotation mark that is not closed would otherwise hold all that follows. */
const longestRow = 64 * 1024;

interface Record {
  info: { lines: number };
  record: string[];
}

/**
 * The rows of a CSV file as it arrives, commas or semicolons or tabs, as spreadsheets save it: UTF-8, or GB18030 in
 * China. Of a file with more than `maxRows` it keeps one more, and the first.
 */
export async function readTable(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxRows: number,
): Promise<TableRow[]> {
  const { CsvError, parse } = await import('csv-parse');
  const text = decodeText(source);
  const rows: TableRow[] = [];
  try {
    const start = await readFirstLine(text);
    const [first = ''] = start.split('\n', 1);
    const parser = parse({
      delimiter: [',', ';', '\t'].find((delimiter) => first.includes(delimiter)) ?? ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    });
    await pipeline(follow(start, text), parser, async (records: AsyncIterable<Record>) => {
      for await (const each of records) if (rows.length < maxRows + 2) rows.push(rowOf(each));
    });
    return rows;
  } catch (cause) {
    if (cause instanceof UndecodableText) throw new UnreadableFile('encoding');
    if (!(cause instanceof CsvError)) throw cause;
    throw new UnreadableFile('quotes', Number(cause['lines']) || undefined);
  }
}

function rowOf({ info, record }: Record): TableRow {
  return {
    // Where the record ends; line breaks inside of it belong to it.
    line: info.lines - record.join('').split('\n').length + 1,
    cells: record.map((cell) => cell.trim()),
  };
}

/** The text up to its first line break at least, or as much of it as a row may have. */
async function readFirstLine(text: AsyncIterator<string>): Promise<string> {
  let start = '';
  while (!start.includes('\n') && start.length < longestRow) {
    const { done, value } = await text.next();
    if (done) return start;
    start += value;
  }
  return start;
}

async function* follow(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
