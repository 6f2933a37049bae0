import { isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { useState } from 'react';

/** The known state of a variant; its facts are undefined until those of the revision have come. */
interface Known {
  revision: number;
  facts?: string;
  /** True after a price was refused: the user has read the current values. */
  isBehind: boolean;
}

/**
 * Keeps the revision that a new price is based on. After a refusal, the user has read the current values, so that the
 * next attempt uses the newest revision.
 */
export function useRevision(variant: StaffVariant) {
  const facts = factsOf(variant);
  const { revision } = variant;
  const [known, setKnown] = useState<Known>({ revision, facts, isBehind: false });
  const [isSame, isNewest] = [known.facts === facts, known.revision === revision];
  // If the facts are unchanged, such as for a variant that was hidden and shown again, saving would overwrite
  // nothing, so the newest revision is used.
  if (isSame !== isNewest) setKnown({ ...known, revision, facts });
  return {
    revision: known.isBehind ? revision : known.revision,
    isBehind: known.isBehind,
    handleRefused: (cause: ClientError) => {
      if (isRefusal(cause, 'CATALOGUE_CHANGED'))
        setKnown((before) => ({ ...before, isBehind: true }));
    },
    handleSaved: (saved: { revision: number }) =>
      setKnown((before) => {
        // A larger step means that a colleague has changed the variant, too, and that the user has not read this
        // change.
        const isOwn = before.isBehind || saved.revision <= before.revision + 1;
        return { ...(isOwn ? { revision: saved.revision } : before), isBehind: false };
      }),
  };
}

/** Returns the facts that a new price depends on. The stock is left out, because it changes all the time. */
function factsOf(variant: StaffVariant): string {
  return JSON.stringify({
    ...variant,
    revision: 0,
    stock: 0,
    isLow: false,
    promised: 0,
    movements: [],
  });
}
