import { hash } from 'node:crypto';

import type { Language } from '@uid/contract/language';
import type { CatalogueChange } from '@uid/contract/catalogue-change';
import type { CatalogueProblem, ComparedRow } from '@uid/contract/staff-catalogue';

import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { judgeEdits } from '../judge-edits.ts';
import type { JudgedEdit, VariantEdit } from '../judge-edits.ts';
import { cellsOf, changedRowOf, yuanOf } from '../changed-row.ts';
import { stateOf } from '../variant-state.ts';
import { headings, yesNo } from './columns.ts';
import type { ColumnKey } from './columns.ts';
import { problemTexts } from './problem-texts.ts';
import type { FileEdit, FileEdits, RowProblem } from './read-edits.ts';

interface JudgedFile {
  rows: number;
  judged: JudgedEdit<FileEdit>[];
  /** Number of rows whose price needs a second person. */
  beyond: number;
  /** The changed cells of the first rows that change. */
  listed: (CatalogueChange & { line: number })[];
  problems: CatalogueProblem[];
  compared: ComparedRow[];
  /** A hash of the file and of what it was compared with, which proves that the caller saw this result. */
  seen: string;
}

const maxListed = 200;

const columnOfField: Partial<Record<keyof VariantEdit, ColumnKey>> = {
  sku: 'sku',
  priceFen: 'price',
  shelf: 'shelf',
  leadDays: 'leadDays',
  state: 'onSale',
};

/** Compares a file with the variants in the database. */
export async function judgeFile(
  handle: Handle,
  { read, language }: { read: FileEdits; language: Language },
  context: ServerContext,
): Promise<JudgedFile> {
  const judged = await judgeEdits(handle, read.edits, { context, note: 'CSV', isOfMany: true });
  const problems = [
    ...read.problems,
    ...judged.flatMap(({ edit: { line, sku }, problems: found }) =>
      found.map(({ name, field }): RowProblem => {
        const column = field && columnOfField[field];
        return { name, line, sku, ...(column && { column }) };
      }),
    ),
  ].toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0));
  const changed = judged.filter(({ change }) => change);
  return {
    rows: read.rows,
    judged,
    beyond: judged.filter(({ takesTwo }) => takesTwo).length,
    listed: changed.slice(0, maxListed).flatMap((each) => listedOf(each, language)),
    problems: problems.map((each) => presentProblem(each, language)),
    compared: judged.flatMap((each) => comparedOf(each, language)),
    seen: hash('sha256', JSON.stringify([read.hash, judged.map(seenOf)])),
  };
}

/**
 * The values that a row was compared with. The pieces on the shelf are used, because a purchase does not change them.
 */
function seenOf({ edit: { sku, shelf }, before, promised }: JudgedEdit<FileEdit>) {
  return [sku, before?.revision, shelf === undefined ? undefined : (before?.stock ?? 0) + promised];
}

/** The current values of the variant, whether or not the file changes them. */
function comparedOf(judged: JudgedEdit<FileEdit>, language: Language): ComparedRow[] {
  const { edit, before, promised } = judged;
  if (!before) return [];
  const columns: [ColumnKey, string][] = [
    ['price', yuanOf(before.priceFen)],
    ['leadDays', `${before.leadDays}`],
    ['onSale', yesNo[language][stateOf(before) === 'on-sale' ? 'yes' : 'no']],
  ];
  if (edit.shelf !== undefined) columns.push(['shelf', `${before.stock + promised}`]);
  return [
    {
      line: edit.line,
      sku: before.sku,
      revision: before.revision,
      cells: columns.map(([key, now]) => ({ column: headings[key][language], now })),
    },
  ];
}

export function presentProblem(
  { name, line, sku, column }: RowProblem,
  language: Language,
): CatalogueProblem {
  const heading =
    column && (typeof column === 'string' ? headings[column][language] : column.heading);
  return {
    ...(line !== undefined && { line }),
    ...(sku && { sku }),
    ...(heading && { column: heading }),
    reason: problemTexts[name][language],
  };
}

function listedOf(judged: JudgedEdit<FileEdit>, language: Language) {
  const row = changedRowOf(judged);
  const { line } = judged.edit;
  return row ? cellsOf(row, language).map((cell) => ({ ...cell, line })) : [];
}
