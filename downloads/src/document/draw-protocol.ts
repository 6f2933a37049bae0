import type { ProductText } from '@uid/contract/content';

import { printPalette } from '../drawing/palette.ts';
import { fullWidth, page } from './sheet.ts';
import type { Sheet } from './sheet.ts';

type Protocol = NonNullable<ProductText['protocol']>;

const head = { size: 8.6, leading: 13, padding: 6 } as const;
const words = { size: 7.8, leading: 11.5 } as const;
const { ink, ink2, gold, photon, ground } = printPalette;

interface Arrow {
  from: number;
  to: number;
  lines: string[];
  /** Points from the top of the diagram to the first line of words, and to the arrow. */
  top: number;
  y: number;
}

/**
 * Draws the messages between the parties as a sequence diagram, from top to bottom and numbered like the table below.
 */
export function drawProtocol(
  sheet: Sheet,
  protocol: Protocol,
  parent: PDFKit.PDFStructureElement,
): void {
  const column = fullWidth / protocol.actors.length;
  const middleOf = (index: number) => page.left + (index + 0.5) * column;
  const names = protocol.actors.map((name) =>
    sheet.linesOf(name, { width: column - 24, size: head.size, style: 'strong' }),
  );
  const headHeight =
    Math.max(...names.map(({ length }) => length)) * head.leading + 2 * head.padding;
  const arrows = placeArrows(sheet, protocol, { column, top: headHeight });
  const height = (arrows.at(-1)?.y ?? headHeight) + 16;
  sheet.ensure(height + 60);
  const top = sheet.y;
  const draw = () => {
    for (const [index, lines] of names.entries()) {
      const middle = middleOf(index);
      drawLifeline(sheet, { x: middle, from: top + headHeight, to: top + height });
      drawActor(sheet, { lines, middle, top, width: column - 12, height: headHeight });
    }
    for (const [index, arrow] of arrows.entries())
      drawArrow(sheet, arrow, { number: index + 1, top, middleOf });
  };
  parent.add(sheet.doc.struct('Figure', { alt: altOf(protocol) }, draw));
  sheet.y += height + 14;
}

function altOf({ title, steps }: Protocol): string {
  const said = steps.map(({ from, to, message }, at) => `${at + 1}. ${from} → ${to}: ${message}`);
  return [title, ...said].join('\n');
}

function placeArrows(
  sheet: Sheet,
  { actors, steps }: Protocol,
  { column, top }: { column: number; top: number },
): Arrow[] {
  let y = top + 8;
  return steps.map(({ from, to, message }) => {
    const ends = { from: actors.indexOf(from), to: actors.indexOf(to) };
    const span = Math.max(1, Math.abs(ends.from - ends.to)) * column;
    const lines = sheet.linesOf(message, { width: span - 34, size: words.size });
    const arrow = { ...ends, lines, top: y, y: y + lines.length * words.leading + 3 };
    y = arrow.y + 12;
    return arrow;
  });
}

function drawActor(
  sheet: Sheet,
  box: { lines: string[]; middle: number; top: number; width: number; height: number },
): void {
  const { lines, middle, top, width, height } = box;
  sheet.doc.lineWidth(0.9);
  sheet.doc.roundedRect(middle - width / 2, top, width, height, 2).fillAndStroke(ground, ink);
  const start = top + (height - lines.length * head.leading) / 2;
  for (const [index, line] of lines.entries())
    writeCentred(sheet, line, {
      ...head,
      middle,
      y: start + index * head.leading,
      style: 'strong',
    });
}

function drawLifeline(
  { doc }: Sheet,
  { x, from, to }: { x: number; from: number; to: number },
): void {
  doc.lineWidth(0.7).dash(2, { space: 3 });
  doc.moveTo(x, from).lineTo(x, to).stroke(ink2);
  doc.undash();
}

function drawArrow(
  sheet: Sheet,
  arrow: Arrow,
  { number, top, middleOf }: { number: number; top: number; middleOf: (at: number) => number },
): void {
  const { doc } = sheet;
  const [start, end] = [middleOf(arrow.from), middleOf(arrow.to)];
  const isSelf = arrow.from === arrow.to;
  const y = top + arrow.y;
  const sign = end < start ? -1 : 1;
  const tip = isSelf ? start + 4 : end - sign;
  doc.lineWidth(1);
  if (isSelf)
    doc
      .moveTo(start, y - 5)
      .lineTo(start + 26, y - 5)
      .lineTo(start + 26, y)
      .lineTo(tip, y);
  else doc.moveTo(start, y).lineTo(tip, y);
  doc.stroke(photon);
  const back = isSelf ? 5 : -5 * sign;
  doc
    .moveTo(tip, y)
    .lineTo(tip + back, y - 2.8)
    .lineTo(tip + back, y + 2.8)
    .fill(photon);
  const middle = isSelf ? start + 60 : (start + end) / 2;
  for (const [index, line] of arrow.lines.entries())
    writeOverLines(sheet, line, { middle, y: top + arrow.top + index * words.leading });
  doc.circle(start, y, 6).fillAndStroke(ground, gold);
  writeCentred(sheet, String(number), {
    size: 7,
    leading: 8,
    middle: start,
    y: y - 4,
    color: gold,
  });
}

/** Writes a line of words on a background of its own, so that no lifeline runs through the words. */
function writeOverLines(
  sheet: Sheet,
  line: string,
  { middle, y }: { middle: number; y: number },
): void {
  const width = sheet.typeface.measure(line, 'text', words.size) + 6;
  sheet.doc.rect(middle - width / 2, y, width, words.leading).fill(ground);
  writeCentred(sheet, line, { ...words, middle, y });
}

interface Centred {
  middle: number;
  y: number;
  size: number;
  leading: number;
  style?: 'text' | 'strong';
  color?: string;
}

function writeCentred(
  sheet: Sheet,
  line: string,
  { middle, style = 'text', ...own }: Centred,
): void {
  const width = sheet.typeface.measure(line, style, own.size);
  sheet.drawLines([line], { ...own, style, x: middle - width / 2, width });
}
