import { isClientError } from '@uid/contract/client-errors';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { useConsoleSession } from '../../session/console-session.ts';
import type { EditedPart } from './use-editing.ts';

/** Milliseconds after the last edit until a part is saved by itself. */
const pause = 10_000;

interface AutosaveProps {
  edited: EditedPart;
  onSave: (typed: EditedPart['typed']) => Promise<unknown>;
}

/**
 * Saves a part as a draft after a pause in typing, and when the page is hidden. A failed save is reported once and
 * repeated after the same pause until it succeeds. If somebody else has changed the part, nothing is saved until the
 * user decides.
 */
export function Autosave({ edited: { typed, isDirty, theirs }, onSave }: AutosaveProps) {
  const { warn } = useConsoleSession();
  /** Removes the message about a failure, if one is shown. */
  const endTold = useRef<() => void>(undefined);
  const waits = isDirty && !theirs;
  const forgetFailure = useCallback(() => {
    endTold.current?.();
    endTold.current = undefined;
  }, []);
  // A part that is not dirty was saved by hand or discarded, so the failure is over.
  useEffect(() => {
    if (!isDirty) forgetFailure();
  }, [isDirty, forgetFailure]);
  const save = useEffectEvent(async (text: EditedPart['typed']) => {
    try {
      await onSave(text);
      forgetFailure();
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      if (cause.kind !== 'aborted') endTold.current ??= warn(cause.message);
    }
  });
  useEffect(() => {
    if (!waits) return undefined;
    const left = new AbortController();
    const timer = setInterval(() => void save(typed), pause);
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') void save(typed);
    };
    document.addEventListener('visibilitychange', handleHidden, { signal: left.signal });
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [waits, typed]);
  return null;
}
