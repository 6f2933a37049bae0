import { z } from 'zod/mini';

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
import { tellOfChanges } from './tell-of-changes.ts';

const asked = z.object({
  /** What a count is noted with. */
  note: z.string(),
  rows: z.array(changedRow),
  /** The SKUs whose price changes by more than one person may. */
  beyond: z.array(z.string()),
});

/** Changing many variants together, where a price among them takes two persons: all rows, or none. */
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
  async carryOut(handle, { note, rows }, { askedBy, context }) {
    const judging = { context, note, isOfMany: true };
    const judged = await judgeEdits(handle, rows.map(editOf), judging);
    // What would be done now is what was read, or nothing is done.
    if (canonicalJson(judged.map(changedRowOf)) !== canonicalJson(rows))
      throw new AppError('CATALOGUE_CHANGED');
    const changes = judged.flatMap(({ change }) => change ?? []);
    await applyChanges(handle, changes, { ...context, accountId: askedBy });
    return tellOfChanges(changes);
  },
};

interface Asking {
  judged: readonly JudgedEdit[];
  note: string;
  by: CallerSession;
}

/** Asks a second person for all of these together. */
export async function askForMany(
  handle: Handle,
  { judged, note, by }: Asking,
  context: ServerContext,
) {
  const rows = judged.flatMap((each) => changedRowOf(each) ?? []);
  const beyond = judged.filter(({ takesTwo }) => takesTwo).map(({ edit: { sku } }) => sku);
  const question = { subject: hashAsked(canonicalJson(rows)), asked: { note, rows, beyond }, by };
  return askApproval(handle, manyApproval, question, context);
}

function editOf({ sku, priceFen, shelf, leadDays, state }: ChangedRow): VariantEdit {
  return {
    sku,
    ...(priceFen && { priceFen: priceFen[1] }),
    ...(shelf && { shelf: shelf[1] }),
    ...(leadDays && { leadDays: leadDays[1] }),
    ...(state && { state: state[1] }),
  };
}
