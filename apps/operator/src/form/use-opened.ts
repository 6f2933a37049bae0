import { isRefusal } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import { useState } from 'react';

import { useTexts } from '../session/console-session.ts';

const texts = {
  zh: { now: (value: string) => `现在：${value}` },
  en: { now: (value: string) => `Now: ${value}` },
};

/** Returns the words that tell the current value of a field that somebody else has changed. */
export function useNowText(): (value: string) => string {
  return useTexts(texts).now;
}

/**
 * Keeps the values that a form was opened with while the screen around it is fetched again. If somebody else has
 * changed something, the form is refused once, for the given reason; then each field can show its current value, and
 * sending the form again overwrites that value.
 */
export function useOpened<Value extends object>(value: Value, reason: ErrorName) {
  const now = useNowText();
  const [opened] = useState(value);
  const [isBehind, setBehind] = useState(false);
  const isChanged = (name: keyof Value) => value[name] !== opened[name];
  // A change of other fields is no conflict, because this form does not overwrite those.
  const isUntouched = fieldsOf(value).every((name) => !isChanged(name));
  const heed = (cause: unknown) => {
    if (isRefusal(cause, reason)) setBehind(true);
  };
  return {
    opened,
    /** The version that the form may overwrite. */
    base: isBehind || isUntouched ? value : opened,
    /** Takes note of the reason for which the form was refused. */
    heed,
    /** Watches the request that the form sends; a refusal is rethrown to the form. */
    async watch<Result>(write: Promise<Result>): Promise<Result> {
      try {
        return await write;
      } catch (cause) {
        heed(cause);
        throw cause;
      }
    },
    /** The words to show beside a field that somebody else has changed. */
    nowIn(name: keyof Value, words: (value: Value) => string = (each) => String(each[name])) {
      return isBehind && isChanged(name) ? now(words(value)) : undefined;
    },
  };
}

function fieldsOf<Value extends object>(value: Value): (keyof Value)[] {
  return (Object.keys(value) as (keyof Value)[]).filter((name) => name !== 'revision');
}
