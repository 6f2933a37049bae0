import { isClientError } from '@uid/contract/client-errors';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { useConsoleSession } from '../../session/console-session.ts';
import type { EditedPart } from './use-editing.ts';

/** So long after the last key a part is saved by itself, in milliseconds. */
const pause = 10_000;

interface AutosaveProps {
  edited: EditedPart;
  onSave: (typed: EditedPart['typed']) => Promise<unknown>;
}

/**
 * Saves a part as a draft once nobody types for a while, and when the page is hidden; again after the same
 * while where that failed, which is told once, until it is saved. What somebody else has changed waits for a decision.
 */
export function Autosave({ edited: { typed, isDirty, theirs }, onSave }: AutosaveProps) {
  const { warn } = useConsoleSession();
  /** Of a failure that was told: takes that away. */
  const endTold = useRef<() => void>(undefined);
  const waits = isDirty && !theirs;
  const forgetFailure = useCallback(() => {
    endTold.current?.();
    endTold.current = undefined;
  }, []);
  // Saved by hand, or given up.
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
