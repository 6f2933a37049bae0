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
 * A table over the full width. Its head returns on every page; a group's title keeps two rows,
 * and the last row of a group is never alone on a page.
 */
export function writeTable(
  sheet: Sheet,
  groups: readonly TableGroup[],
  { parent, heads, shares }: TableOptions,
): void {
  const columns = columnsOf(shares);
  const { doc } = sheet;
  const table = doc.struct('Table');
  parent.add(table);
  const headHeight = text.leading + 2 * padding;

  function drawHead(): void {
    for (const [index, head] of heads.entries())
      sheet.drawLines([head], {
        ...(columns[index] as Column),
        ...text,
        size: 8.5,
        style: 'strong',
        y: sheet.y + padding,
        color: printPalette.ink2,
      });
  }
  function passHead(): void {
    sheet.y += headHeight;
    sheet.artifact(() => drawRule(sheet, { y: sheet.y, color: printPalette.ink, width: 0.8 }));
  }
  function keep(height: number): void {
    if (!sheet.ensure(height)) return;
    sheet.artifact(drawHead);
    passHead();
  }

  const rows = groups.map((group) => group.rows.map((cells) => measureRow(sheet, cells, columns)));
  sheet.ensure(headHeight + titleHeight(groups[0]) + sumOf(rows[0]?.slice(0, 2)));
  const headRow = doc.struct('TR');
  table.add(headRow);
  for (const [index, head] of heads.entries())
    headRow.add(
      doc.struct('TH', { scope: 'Column' } as object, () =>
        sheet.drawLines([head], {
          ...(columns[index] as Column),
          ...text,
          size: 8.5,
          style: 'strong',
          y: sheet.y + padding,
          color: printPalette.ink2,
        }),
      ),
    );
  passHead();
  for (const [index, group] of groups.entries()) {
    const own = rows[index] ?? [];
    if (group.title !== undefined) {
      keep(titleHeight(group) + sumOf(own.slice(0, 2)));
      writeGroupTitle(sheet, table, group.title);
    }
    for (const [place, row] of own.entries()) {
      const isLastButOne = place === own.length - 2;
      keep(isLastButOne ? sumOf(own.slice(place)) : row.height);
      writeRow(sheet, table, { row, columns });
    }
  }
  table.end();
}

interface Column {
  x: number;
  width: number;
}

interface Row {
  cells: string[][];
  height: number;
}

function columnsOf(shares: readonly number[]): Column[] {
  let x: number = page.left;
  return shares.map((share) => {
    const column = { x, width: share * fullWidth - gutter };
    x += share * fullWidth;
    return column;
  });
}

function measureRow(sheet: Sheet, cells: readonly string[], columns: readonly Column[]): Row {
  const lines = cells.map((cell, index) =>
    sheet.linesOf(cell, {
      width: columns[index]?.width ?? 0,
      size: text.size,
      style: index === 0 ? 'strong' : 'text',
    }),
  );
  const most = Math.max(...lines.map((each) => each.length));
  return { cells: lines, height: most * text.leading + 2 * padding };
}

function writeRow(
  sheet: Sheet,
  table: Parent,
  { row, columns }: { row: Row; columns: readonly Column[] },
): void {
  const { doc } = sheet;
  const element = doc.struct('TR');
  table.add(element);
  for (const [index, lines] of row.cells.entries()) {
    const options = index === 0 ? { scope: 'Row' } : {};
    const draw = () =>
      sheet.drawLines(lines, {
        ...(columns[index] as Column),
        ...text,
        style: index === 0 ? 'strong' : 'text',
        y: sheet.y + padding,
      });
    element.add(doc.struct(index === 0 ? 'TH' : 'TD', options as object, draw));
  }
  element.end();
  sheet.y += row.height;
  sheet.artifact(() => drawRule(sheet, { y: sheet.y, color: printPalette.hairline, width: 0.5 }));
}

function writeGroupTitle(sheet: Sheet, table: Parent, title: string): void {
  const { doc } = sheet;
  const height = titleHeight({ title, rows: [] });
  sheet.artifact(() =>
    doc
      .rect(page.left, sheet.y, fullWidth, height)
      .fill(mix(printPalette.ground, printPalette.hairline, 0.62)),
  );
  const row = doc.struct('TR');
  table.add(row);
  row.add(
    doc.struct('TH', {}, () =>
      sheet.drawLines([title], {
        x: page.left + 6,
        width: fullWidth,
        ...text,
        size: 8.8,
        style: 'strong',
        y: sheet.y + (height - text.leading) / 2,
        color: printPalette.gold,
      }),
    ),
  );
  row.end();
  sheet.y += height;
}

function titleHeight(group: TableGroup | undefined): number {
  return group?.title === undefined ? 0 : 22;
}

function sumOf(rows: readonly Row[] = []): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}
