import type { InputOf, OutputOf } from '@uid/contract/endpoint';
import { editVariants } from '@uid/contract/staff-catalogue';
import type { ListedVariant } from '@uid/contract/staff-catalogue';

import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useOfferUndo } from '../../undo/use-offer-undo.ts';
import { catalogueTexts } from './catalogue-texts.ts';

type Edit = InputOf<typeof editVariants>;

interface Edited {
  /** The variants as they were before the edit. */
  chosen: readonly ListedVariant[];
  /** Number of variants that have changed. */
  changed: number;
}

/** Returns a function that says how many variants an edit has changed, and offers to undo it if that is possible. */
export function useSayEdited(): (edit: Edit, edited: Edited) => void {
  const own = useTexts(catalogueTexts);
  const { number } = useFormats();
  const { notify, warn } = useConsoleSession();
  const offerUndo = useOfferUndo();
  const handleUndone = ({ problems }: OutputOf<typeof editVariants>) =>
    problems.length === 0 ? notify(own.undone) : warn(own.notUndone);
  return (edit, { chosen, changed }) => {
    const words = own.applied(number(changed));
    const undo = undoOf(edit, chosen);
    if (undo) offerUndo({ words, endpoint: editVariants, input: undo, onDone: handleUndone });
    else notify(words);
  };
}

/**
 * Returns the edit that restores the changed variants, based on the revisions after the edit; undefined for a price,
 * which customers have seen.
 */
function undoOf({ language, state, leadDays }: Edit, chosen: readonly ListedVariant[]) {
  const rowsOf = (changed: readonly ListedVariant[]) =>
    changed.map(({ sku, revision }) => ({ sku, revision: revision + 1 }));
  let undo: Edit | undefined;
  if (state !== undefined) {
    const before = state === 'hidden' ? 'on-sale' : 'hidden';
    undo = {
      language,
      rows: rowsOf(chosen.filter((each) => each.state === before)),
      state: before,
    };
  } else if (leadDays !== undefined) {
    const changed = chosen.filter((each) => each.leadDays !== leadDays);
    const rows = rowsOf(changed).map((row, at) => ({ ...row, leadDays: changed[at]!.leadDays }));
    undo = { language, rows };
  }
  return undo && undo.rows.length > 0 ? undo : undefined;
}
