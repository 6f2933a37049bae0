import { isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { useState } from 'react';

/** What the forms were filled in for; facts are left out until those of the revision have come. */
interface Known {
  revision: number;
  facts?: string;
}

/** The revision that a variant's forms save over. Whoever was refused once reads what is there now, and saves over it or not. */
export function useRevision(variant: StaffVariant) {
  const facts = factsOf(variant);
  const [known, setKnown] = useState<Known>({ revision: variant.revision, facts });
  const [isBehind, setBehind] = useState(false);
  if (known.revision === variant.revision && known.facts !== facts) setKnown({ ...known, facts });
  return {
    // A variant that was hidden and shown again is what it was: nothing of it would be saved over.
    revision: isBehind || known.facts === facts ? variant.revision : known.revision,
    isBehind,
    handleRefused: (cause: ClientError) => {
      if (isRefusal(cause, 'CATALOGUE_CHANGED')) setBehind(true);
    },
    handleSaved: ({ revision }: { revision: number }) => {
      setKnown({ revision });
      setBehind(false);
    },
  };
}

/** All that the forms may save over: pieces come and go. */
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
