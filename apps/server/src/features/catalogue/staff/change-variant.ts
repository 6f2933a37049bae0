import type { ErrorName } from '@uid/contract/errors';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { applyChanges } from './apply-changes.ts';
import { judgeEdits } from './judge-edits.ts';
import type { EditProblem, VariantEdit } from './judge-edits.ts';
import type { StoredVariant } from './lock-variants.ts';

const refusals: Record<EditProblem, ErrorName> = {
  unknown: 'NOT_FOUND',
  repeated: 'CATALOGUE_CHANGED',
  changed: 'CATALOGUE_CHANGED',
  withdrawn: 'CATALOGUE_CHANGED',
  'step-not-lower': 'STEP_NOT_LOWER',
  promised: 'STOCK_PROMISED',
};

interface Changing {
  context: ServerContext;
  accountId: string;
  /** True if a second person has approved. */
  isApproved?: boolean;
}

/**
 * Applies an edit to one variant, in the caller's transaction, and returns the variant of before. Throws if the edit is
 * not possible.
 */
export async function changeVariant(
  handle: Handle,
  edit: VariantEdit,
  by: Changing,
): Promise<StoredVariant> {
  const { stored, change } = await judgeVariant(handle, edit, by);
  if (change) await applyChanges(handle, [change], { ...by.context, accountId: by.accountId });
  return stored;
}

/** Judges the edit without applying it. Throws if it is not possible. */
export async function judgeVariant(
  handle: Handle,
  edit: VariantEdit,
  { context, isApproved = false }: Pick<Changing, 'context' | 'isApproved'>,
) {
  const judging = { context, note: '', isOfMany: false };
  const [judged] = await judgeEdits(handle, [edit], judging);
  const [problem] = judged?.problems ?? [];
  if (problem) throw new AppError(refusals[problem.name]);
  if (judged?.takesTwo && !isApproved) throw new AppError('NEEDS_SECOND_PERSON');
  if (!judged?.before) throw new AppError('NOT_FOUND');
  return { stored: judged.before, change: judged.change };
}
