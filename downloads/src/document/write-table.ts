import { mix, printPalette } from '../drawing/palette.ts';
import { fullWidth, page } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawRule } from './write-text.ts';

type Parent = PDFKit.PDFStructureElement;

export interface TableGroup {
  title?: string;
  rows: string[][];
}

export interface TableOptions {
  parent: Parent;
  heads: string[];
  /** Shares of the width; they add up to 1. */
  shares: number[];
}

const text = { size: 9, leading: 14.5 } as const;
const padding = 4.5;
const gutter = 14;

/**
 * Writes a table over the full width. Its head is repeated on every page; a group's title stays with the group's
 * first two rows, and the last row of a group is never alone on a page.
 */
export function writeTable(
  sheet: Sheet,
  groups: readonly TableGroup[],
  { parent, heads, shares }: TableOptions,
): void {
  const element = sheet.doc.struct('Table');
  parent.add(element);
  const table: Table = { sheet, element, columns: columnsOf(shares), heads };
  const measured = groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((cells) => measureRow(table, cells)),
  }));
  sheet.ensure(headHeight + openingHeight(measured[0]));
  writeHead(table);
  for (const group of measured) {
    if (group.title !== undefined) {
      keep(table, openingHeight(group));
      writeGroupTitle(table, group.title);
    }
    for (const [place, row] of group.rows.entries()) {
      const isLastButOne = place === group.rows.length - 2;
      keep(table, isLastButOne ? sumOf(group.rows.slice(place)) : row.height);
      writeRow(table, row);
    }
  }
  element.end();
}

interface Table {
  sheet: Sheet;
  element: Parent;
  columns: Column[];
  heads: string[];
}

interface Column {
  x: number;
  width: number;
}

interface Row {
  cells: string[][];
  height: number;
}

const headHeight = text.leading + 2 * padding;
const groupHeight = 22;

interface MeasuredGroup {
  title: string | undefined;
  rows: Row[];
}

/** Returns the height that must stay together at the beginning of a group: its title and its first two rows. */
function openingHeight(group: MeasuredGroup | undefined): number {
  return (group?.title === undefined ? 0 : groupHeight) + sumOf(group?.rows.slice(0, 2));
}

function sumOf(rows: readonly Row[] = []): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

/** Begins a new page with the table's head if this height does not fit. */
function keep(table: Table, height: number): void {
  const { sheet, heads } = table;
  if (!sheet.ensure(height)) return;
  sheet.artifact(() => {
    for (const index of heads.keys()) drawHeadCell(table, index);
  });
  closeHead(sheet);
}

function writeHead(table: Table): void {
  const { sheet, element, heads } = table;
  const row = sheet.doc.struct('TR');
  element.add(row);
  for (const index of heads.keys()) {
    const options = { scope: 'Column' } as object;
    row.add(sheet.doc.struct('TH', options, () => drawHeadCell(table, index)));
  }
  closeHead(sheet);
}

function drawHeadCell({ sheet, heads, columns }: Table, index: number): void {
  sheet.drawLines([heads[index] ?? ''], {
    ...(columns[index] as Column),
    ...text,
    size: 8.5,
    style: 'strong',
    y: sheet.y + padding,
    color: printPalette.ink2,
  });
}

function closeHead(sheet: Sheet): void {
  sheet.y += headHeight;
  sheet.artifact(() => drawRule(sheet, { y: sheet.y, color: printPalette.ink, width: 0.8 }));
}

function columnsOf(shares: readonly number[]): Column[] {
  let x: number = page.left;
  return shares.map((share) => {
    const column = { x, width: share * fullWidth - gutter };
    x += share * fullWidth;
    return column;
  });
}

function measureRow({ sheet, columns }: Table, cells: readonly string[]): Row {
  const lines = cells.map((cell, index) =>
    sheet.linesOf(cell, {
      width: columns[index]?.width ?? 0,
      size: text.size,
      style: index === 0 ? 'strong' : 'text',
    }),
  );
  const limit = Math.max(...lines.map((each) => each.length));
  return { cells: lines, height: limit * text.leading + 2 * padding };
}

function writeRow({ sheet, element, columns }: Table, row: Row): void {
  const { doc } = sheet;
  const line = doc.struct('TR');
  element.add(line);
  for (const [index, lines] of row.cells.entries()) {
    const options = index === 0 ? { scope: 'Row' } : {};
    const draw = () =>
      sheet.drawLines(lines, {
        ...(columns[index] as Column),
        ...text,
        style: index === 0 ? 'strong' : 'text',
        y: sheet.y + padding,
      });
    line.add(doc.struct(index === 0 ? 'TH' : 'TD', options as object, draw));
  }
  line.end();
  sheet.y += row.height;
  sheet.artifact(() => drawRule(sheet, { y: sheet.y, color: printPalette.hairline, width: 0.5 }));
}

function writeGroupTitle({ sheet, element }: Table, title: string): void {
  const { doc } = sheet;
  const ground = mix(printPalette.ground, printPalette.hairline, 0.62);
  sheet.artifact(() => doc.rect(page.left, sheet.y, fullWidth, groupHeight).fill(ground));
  const row = doc.struct('TR');
  element.add(row);
  const draw = () =>
    sheet.drawLines([title], {
      x: page.left + 6,
      width: fullWidth,
      ...text,
      size: 8.8,
      style: 'strong',
      y: sheet.y + (groupHeight - text.leading) / 2,
      color: printPalette.gold,
    });
  row.add(doc.struct('TH', {}, draw));
  row.end();
  sheet.y += groupHeight;
}
