import type { Permission } from '@uid/contract/permissions';
import { maxFileRows } from '@uid/contract/staff-catalogue';

import type { VariantEdit } from '../judge-edits.ts';
import { columnOf } from './columns.ts';
import type { ColumnKey } from './columns.ts';
import type { FileProblem } from './problem-texts.ts';
import { readPrice, readWhole, readYesNo } from './read-amounts.ts';
import type { UploadedFile } from '../../../../http/uploads.ts';
import { readTable, UnreadableFile } from '../../../../read-table.ts';
import type { TableRow } from '../../../../read-table.ts';

export interface FileEdit extends VariantEdit {
  line: number;
}

export interface RowProblem {
  name: FileProblem;
  line?: number | undefined;
  sku?: string;
  /** A column, or a heading that is no known column. */
  column?: ColumnKey | { heading: string };
}

export interface FileEdits {
  /** SHA-256 of the file. */
  hash: string;
  rows: number;
  edits: FileEdit[];
  problems: RowProblem[];
}

interface Column {
  key: ColumnKey;
  at: number;
}

/** The permission needed to change a column. */
const rights: Partial<Record<ColumnKey, Permission>> = {
  price: 'prices.change',
  shelf: 'stock.move',
};

/**
 * Reads the edits that a file asks for, and the problems of cells that can't be understood. An empty cell changes
 * nothing.
 */
export async function readEdits(
  file: UploadedFile,
  permissions: ReadonlySet<Permission>,
): Promise<FileEdits> {
  const table = await readTable(file, maxFileRows).catch((cause: unknown) => {
    if (cause instanceof UnreadableFile) return cause;
    throw cause;
  });
  const hash = await file.finish();
  if (table instanceof UnreadableFile)
    return { hash, rows: 0, edits: [], problems: [{ name: table.reason, line: table.line }] };
  return { hash, ...editsOf(table, permissions) };
}

function editsOf(
  [head, ...rows]: readonly TableRow[],
  permissions: ReadonlySet<Permission>,
): Omit<FileEdits, 'hash'> {
  const { columns, problems } = readHead(head?.cells ?? [], permissions);
  if (rows.length > maxFileRows) problems.push({ name: 'rows', line: rows[maxFileRows]?.line });
  if (problems.length > 0) return { rows: rows.length, edits: [], problems };
  const edits: FileEdit[] = [];
  for (const { line, cells } of rows) {
    const edit: FileEdit = { line, sku: '' };
    const found: RowProblem[] = [];
    if (cells.length > (head?.cells.length ?? 0)) found.push({ name: 'cells' });
    for (const { key, at } of columns) {
      const name = readCell(edit, key, cells[at] ?? '');
      if (name) found.push({ name, column: key });
    }
    if (found.length === 0) edits.push(edit);
    else problems.push(...found.map((each) => ({ ...each, line, sku: edit.sku })));
  }
  return { rows: rows.length, edits, problems };
}

function readHead(
  cells: readonly string[],
  permissions: ReadonlySet<Permission>,
): { columns: Column[]; problems: RowProblem[] } {
  const columns: Column[] = [];
  const problems: RowProblem[] = [];
  for (const [at, heading] of cells.entries()) {
    const key = columnOf(heading);
    const right = key && rights[key];
    const wrong = (name: FileProblem) =>
      problems.push({ name, line: 1, column: key ?? { heading } });
    if (!key) wrong('unknown-column');
    else if (columns.some((each) => each.key === key)) wrong('twice');
    else if (right && !permissions.has(right)) wrong('right');
    else columns.push({ key, at });
  }
  if (problems.length > 0) return { columns, problems };
  if (!columns.some(({ key }) => key === 'sku')) problems.push({ name: 'no-sku-column', line: 1 });
  else if (columns.every(({ key }) => key === 'sku' || key === 'item' || key === 'variant'))
    problems.push({ name: 'no-column', line: 1 });
  return { columns, problems };
}

/** Adds a cell to the edit, or returns what is wrong with the cell. */
function readCell(edit: FileEdit, key: ColumnKey, text: string): FileProblem | undefined {
  switch (key) {
    case 'sku':
      edit.sku = text.toUpperCase();
      return text === '' || text.length > 60 ? 'no-sku' : undefined;
    case 'price':
      return text === '' ? undefined : take(edit, 'priceFen', readPrice(text), 'price');
    case 'shelf':
      return text === '' ? undefined : take(edit, 'shelf', readWhole(text, 1_000_000), 'pieces');
    case 'leadDays':
      return text === '' ? undefined : take(edit, 'leadDays', readWhole(text, 365), 'days');
    case 'onSale': {
      if (text === '') return undefined;
      const isOnSale = readYesNo(text);
      const state = isOnSale === undefined ? undefined : isOnSale ? 'on-sale' : 'hidden';
      return take(edit, 'state', state, 'yes-no');
    }
    default:
      // The name columns are for people; they are not read.
      return undefined;
  }
}

function take<Name extends keyof FileEdit>(
  edit: FileEdit,
  name: Name,
  value: FileEdit[Name] | undefined,
  problem: FileProblem,
): FileProblem | undefined {
  if (value === undefined) return problem;
  edit[name] = value;
  return undefined;
}
