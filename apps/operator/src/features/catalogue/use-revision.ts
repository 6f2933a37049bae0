import { isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { useState } from 'react';

/** What is known of a variant; facts are left out until those of the revision have come. */
interface Known {
  revision: number;
  facts?: string;
  /** A price was refused: what is there now has been read. */
  isBehind: boolean;
}

/** The revision that a new price is given over. Whoever was refused once reads what is there now, and changes it or not. */
export function useRevision(variant: StaffVariant) {
  const facts = factsOf(variant);
  const { revision } = variant;
  const [known, setKnown] = useState<Known>({ revision, facts, isBehind: false });
  const [isSame, isNewest] = [known.facts === facts, known.revision === revision];
  // A variant that was hidden and shown again is what it was: nothing of it would be saved over.
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
        // Otherwise a colleague has changed it, too, which nobody has read here.
        const isOwn = before.isBehind || saved.revision <= before.revision + 1;
        return { ...(isOwn ? { revision: saved.revision } : before), isBehind: false };
      }),
  };
}

/** All that a price may be given over: pieces come and go. */
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
