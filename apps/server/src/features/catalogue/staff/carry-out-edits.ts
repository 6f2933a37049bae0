import type { ActNote } from '../../../act.ts';
import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { applyChanges } from './apply-changes.ts';
import type { VariantChange } from './apply-changes.ts';
import type { JudgedEdit } from './judge-edits.ts';
import { noteOfChanges } from './note-of-changes.ts';

interface CarryingOut {
  judged: readonly JudgedEdit[];
  by: StaffCaller['session'];
  note: (said: ActNote) => void;
}

/**
 * Changes many variants together and returns the number of changed ones. Throws NEEDS_SECOND_PERSON if one person is
 * not enough for one of them.
 */
export async function carryOutEdits(
  handle: Handle,
  { judged, by, note }: CarryingOut,
  context: ServerContext,
): Promise<number> {
  if (judged.some(({ takesTwo }) => takesTwo)) throw new AppError('NEEDS_SECOND_PERSON');
  const changes = changesOf(judged);
  await applyChanges(handle, changes, { ...context, ...by });
  note(noteOfChanges(changes));
  return changes.length;
}

export function changesOf(judged: readonly JudgedEdit[]): VariantChange[] {
  return judged.flatMap(({ change }) => change ?? []);
}
