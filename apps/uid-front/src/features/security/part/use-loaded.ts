import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import { useEffect, useRef, useState } from 'react';

export type Loaded<T> = (
  | { status: 'loading' }
  | { status: 'failed'; failure: ClientError }
  /** `failure` says why the value could not be loaded again. */
  | { status: 'ready'; value: T; failure?: ClientError }
) & { isAskedAgain?: boolean };

export interface Part<T> {
  loaded: Loaded<T>;
  retry: () => void;
}

/**
 * Loads what the server knows, and again whenever `version` changes; until the answer, and without one, the old value
 * stays.
 */
export function useLoaded<T>(load: () => Promise<T>, version: number): Part<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let isCurrent = true;
    latest.current().then(
      (value) => isCurrent && setLoaded({ status: 'ready', value }),
      (cause: unknown) => {
        if (!isCurrent || !isClientError(cause)) return;
        // The old value stays, because its view contains forms, and codes that are shown only once.
        setLoaded((before) =>
          before.status === 'ready'
            ? { ...before, failure: cause, isAskedAgain: false }
            : { status: 'failed', failure: cause },
        );
      },
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these two say when to ask again
  }, [version, round]);
  const retry = () => {
    setLoaded((before) => ({ ...before, isAskedAgain: true }));
    setRound((before) => before + 1);
  };
  return { loaded, retry };
}
