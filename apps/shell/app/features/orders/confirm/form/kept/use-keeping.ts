import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** What an account keeps of a checkout. */
export type KeptPart = 'address' | 'invoice';

export interface Keeper {
  /** Whether the account keeps none yet: then the order keeps this one, too. */
  isFirst: boolean;
  /** Throws a `ClientError` where it is not kept. */
  save: () => Promise<void>;
}

type Keepers = Partial<Record<KeptPart, Keeper>>;

export interface Keeping {
  /** How each part that is not kept as it stands is saved. */
  keepersRef: RefObject<Keepers>;
  unsaved: Partial<Record<KeptPart, boolean>>;
  setUnsaved: (part: KeptPart, isUnsaved: boolean) => void;
}

/** What the one control saves: each part of the form says whether it has something. */
export function useKeeping(): Keeping {
  const keepersRef = useRef<Keepers>({});
  const [unsaved, setAll] = useState<Keeping['unsaved']>({});
  const [setUnsaved] = useState(
    () => (part: KeptPart, isUnsaved: boolean) =>
      setAll((before) => ({ ...before, [part]: isUnsaved })),
  );
  return { keepersRef, unsaved, setUnsaved };
}

/** Said by a part on each render; `undefined` while there is nothing to save. */
export function useKeeper(
  { keepersRef, setUnsaved }: Keeping,
  part: KeptPart,
  keeper: Keeper | undefined,
): void {
  useEffect(() => {
    const keepers = keepersRef.current;
    if (keeper) keepers[part] = keeper;
    return () => {
      delete keepers[part];
    };
  });
  const isUnsaved = keeper !== undefined;
  useEffect(() => {
    setUnsaved(part, isUnsaved);
    return () => setUnsaved(part, false);
  }, [part, isUnsaved, setUnsaved]);
}
