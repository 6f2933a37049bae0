import type { CatalogueConflict } from '@uid/contract/catalogue-change';
import type { Language } from '@uid/contract/language';
import { z } from '@uid/contract/zod';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CallerSession } from '../../../http/caller.ts';
import type { ApprovalKind } from '../../approvals/approval-kind.ts';
import { askApproval } from '../../approvals/ask-approval.ts';
import { hashAsked } from '../../approvals/hash-asked.ts';
import { canonicalJson } from '../../audit/canonical-json.ts';
import { applyChanges } from './apply-changes.ts';
import { cellsOf, changedRow, changedRowOf } from './changed-row.ts';
import type { ChangedRow } from './changed-row.ts';
import { judgeEdits } from './judge-edits.ts';
import type { JudgedEdit, VariantEdit } from './judge-edits.ts';
import type { StoredVariant } from './lock-variants.ts';
import { noteOfChanges } from './note-of-changes.ts';
import { stateOf } from './variant-state.ts';

const asked = z.object({
  /** The note to record with a stock count. */
  note: z.string(),
  rows: z.array(changedRow),
  /** The SKUs whose price changes by more than one person alone may change. */
  beyond: z.array(z.string()),
});

/**
 * Approval of changes to many variants together, if one of their prices needs two persons. All rows are changed, or
 * none.
 */
export const manyApproval: ApprovalKind<z.infer<typeof asked>> = {
  name: 'catalogue-changes',
  reads: 'catalogue.read',
  decides: 'prices.change',
  schema: asked,
  describe: ({ rows, beyond }) => [
    { label: { zh: '修改的 SKU', en: 'SKUs that change' }, value: `${rows.length}` },
    {
      label: { zh: '价格变动超过 20% 的 SKU', en: 'Of these, price changed by more than 20 %' },
      value: `${beyond.length}`,
    },
  ],
  listChanges: ({ rows }, language) => rows.flatMap((row) => cellsOf(row, language)),
  async listConflicts(handle, asking, { context, language }) {
    const judged = await judgeAsked(handle, asking, context);
    return asking.rows.flatMap((row, at) => conflictsOf(row, judged[at], language));
  },
  async carryOut(handle, asking, { askedBy, context }) {
    const judged = await judgeAsked(handle, asking, context);
    // The changes must still be those that the second person read.
    if (canonicalJson(judged.map(changedRowOf)) !== canonicalJson(asking.rows))
      throw new AppError('CATALOGUE_CHANGED');
    const changes = judged.flatMap(({ change }) => change ?? []);
    await applyChanges(handle, changes, { ...context, accountId: askedBy });
    return noteOfChanges(changes);
  },
};

function judgeAsked(
  handle: Handle,
  { note, rows }: z.infer<typeof asked>,
  context: ServerContext,
): Promise<JudgedEdit[]> {
  return judgeEdits(handle, rows.map(editOf), { context, note, isOfMany: true });
}

/**
 * Lists the cells that have changed since the row was asked for. If the row conflicts without such a cell, the list has
 * the row alone.
 */
function conflictsOf(
  row: ChangedRow,
  judged: JudgedEdit | undefined,
  language: Language,
): CatalogueConflict[] {
  const { line, sku } = row;
  const found = { sku, ...(line !== undefined && { line }) };
  const cells = judged?.before ? cellsOf(sinceAsked(row, judged.before, judged), language) : [];
  if (cells.length > 0)
    return cells.map(({ column, before, after: now }) => ({ ...found, column, before, now }));
  const isAsAsked = judged && canonicalJson(changedRowOf(judged)) === canonicalJson(row);
  return isAsAsked ? [] : [found];
}

/** The changes from the values at the time of the request to the current ones. */
function sinceAsked(
  { sku, priceFen, shelf, leadDays, state }: ChangedRow,
  now: StoredVariant,
  { promised }: JudgedEdit,
): ChangedRow {
  return {
    sku,
    ...(priceFen && { priceFen: [priceFen[0], now.priceFen] }),
    ...(shelf && { shelf: [shelf[0], now.stock + promised] }),
    ...(leadDays && { leadDays: [leadDays[0], now.leadDays] }),
    ...(state && { state: [state[0], stateOf(now)] }),
  };
}

interface Asking {
  judged: readonly JudgedEdit[];
  note: string;
  by: CallerSession;
}

/** Asks a second person to approve all of these changes together. */
export async function askForMany(
  handle: Handle,
  { judged, note, by }: Asking,
  context: ServerContext,
) {
  const rows = judged.flatMap((each) => changedRowOf(each) ?? []);
  const beyond = judged.filter(({ takesTwo }) => takesTwo).map(({ edit: { sku } }) => sku);
  const question = {
    subject: hashAsked(canonicalJson(rows.map(withoutLine))),
    asked: { note, rows, beyond },
    by,
  };
  return askApproval(handle, manyApproval, question, context);
}

/** Removes the line number: the same changes from another file are the same request. */
function withoutLine({ line: _line, ...row }: ChangedRow): ChangedRow {
  return row;
}

function editOf({ line, sku, priceFen, shelf, leadDays, state }: ChangedRow): VariantEdit {
  return {
    ...(line !== undefined && { line }),
    sku,
    ...(priceFen && { priceFen: priceFen[1] }),
    ...(shelf && { shelf: shelf[1] }),
    ...(leadDays && { leadDays: leadDays[1] }),
    ...(state && { state: state[1] }),
  };
}
