import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The parts of a checkout that an account saves. */
export type KeptPart = 'address' | 'invoice';

export interface Keeper {
  /** True if the account has saved none yet: then the order saves this one, too. */
  isFirst: boolean;
  /** Throws a `ClientError` if the part is not saved. */
  save: () => Promise<void>;
}

type Keepers = Partial<Record<KeptPart, Keeper>>;

export interface Keeping {
  /** Saves each part that differs from what is saved. */
  keepersRef: RefObject<Keepers>;
  unsaved: Partial<Record<KeptPart, boolean>>;
  setUnsaved: (part: KeptPart, isUnsaved: boolean) => void;
}

/** What the one control saves: each part of the form says whether it has something to save. */
export function useKeeping(): Keeping {
  const keepersRef = useRef<Keepers>({});
  const [unsaved, setAll] = useState<Keeping['unsaved']>({});
  const [setUnsaved] = useState(
    () => (part: KeptPart, isUnsaved: boolean) =>
      setAll((before) => ({ ...before, [part]: isUnsaved })),
  );
  return { keepersRef, unsaved, setUnsaved };
}

/** Called by a part on each render; `keeper` is `undefined` while there is nothing to save. */
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
