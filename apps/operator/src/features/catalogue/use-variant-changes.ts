import type { InputOf } from '@uid/contract/endpoint';
import type { changeSteps, changeVariant, StaffVariant } from '@uid/contract/staff-catalogue';
import { useState } from 'react';

import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useOfferUndo } from '../../undo/use-offer-undo.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { useRevision } from './use-revision.ts';

interface Changed {
  revision: number;
}
/** Changes that no customer has been notified of, and that the same endpoint can undo. */
type Undone = typeof changeVariant | typeof changeSteps;

export type VariantChanges = ReturnType<typeof useVariantChanges>;

/** Handles what follows a change of a variant: its new revision, a message, and the offer to undo it. */
export function useVariantChanges(variant: StaffVariant) {
  const own = useTexts(catalogueTexts);
  const { language, notify } = useConsoleSession();
  const offerUndo = useOfferUndo();
  const { sku } = variant;
  const { revision, isBehind, handleRefused, handleSaved } = useRevision(variant);
  const [undone, setUndone] = useState(0);
  function handleDone(changed: Changed, words: string) {
    handleSaved(changed);
    notify(words);
  }
  function handleUndone(changed: Changed) {
    handleDone(changed, own.undone);
    setUndone((times) => times + 1);
  }
  function handleChanged<E extends Undone>(
    changed: Changed,
    endpoint: E,
    before: Omit<InputOf<E>, 'language' | 'sku' | 'revision'>,
  ) {
    handleSaved(changed);
    const input = { language, sku, revision: changed.revision, ...before } as InputOf<E>;
    offerUndo({ words: own.saved, endpoint, input, onDone: handleUndone });
  }
  return {
    /** The input of each change that names the variant and the revision that was read. */
    given: { language, sku, revision },
    /** True if somebody else has changed the variant since it was read. */
    isBehind,
    /** Number of undone changes; a new number remounts the forms with the current values. */
    undone,
    handleDone,
    handleChanged,
    handleRefused,
  };
}
