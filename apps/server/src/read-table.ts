import { pipeline } from 'node:stream/promises';

import { decodeText, UndecodableText } from './decode-text.ts';

export interface TableRow {
  /** The line in the file; the first line is 1. */
  line: number;
  cells: string[];
}

/** Says why a file cannot be read as a table. */
export class UnreadableFile extends Error {
  readonly reason: 'encoding' | 'quotes';
  readonly line: number | undefined;

  constructor(reason: UnreadableFile['reason'], line?: number) {
    super(reason);
    this.reason = reason;
    this.line = line;
  }
}

/** Maximum bytes of a row: without a limit, an unclosed quotation mark would buffer the rest of the file. */
const longestRow = 64 * 1024;

interface Record {
  info: { lines: number };
  record: string[];
}

/**
 * Reads the rows of a CSV file as it arrives, separated by commas, semicolons or tabs, as spreadsheets save it: in
 * UTF-8, or GB18030 in China. Of a longer file it returns `maxRows` + 2 rows: the first row, and one more than allowed.
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
    // `info.lines` is the line where the record ends; line breaks inside the record are subtracted.
    line: info.lines - record.join('').split('\n').length + 1,
    cells: record.map((cell) => cell.trim()),
  };
}

/** Reads text at least up to its first line break, or up to the maximum length of a row. */
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
