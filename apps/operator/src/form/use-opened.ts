import { isRefusal } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import { useState } from 'react';

import { useTexts } from '../session/console-session.ts';

const texts = {
  zh: { now: (value: string) => `现在：${value}` },
  en: { now: (value: string) => `Now: ${value}` },
};

/** What stands in a field by now, where somebody else has changed it. */
export function useNowText(): (value: string) => string {
  return useTexts(texts).now;
}

/**
 * What a form was filled in with, while the screen around it is asked for again. A form in which somebody else has
 * changed something is refused once, for the reason that is named; then each of its fields can say what is there now,
 * and who sends it again saves over that.
 */
export function useOpened<Value extends object>(value: Value, reason: ErrorName) {
  const now = useNowText();
  const [opened] = useState(value);
  const [isBehind, setBehind] = useState(false);
  const isChanged = (name: keyof Value) => value[name] !== opened[name];
  // What else was changed, this form does not overwrite.
  const isUntouched = fieldsOf(value).every((name) => !isChanged(name));
  const heed = (cause: unknown) => {
    if (isRefusal(cause, reason)) setBehind(true);
  };
  return {
    opened,
    /** What the form may save over. */
    base: isBehind || isUntouched ? value : opened,
    /** Told why the form was refused. */
    heed,
    /** What the form sends; a refusal goes on to the form. */
    async watch<Result>(write: Promise<Result>): Promise<Result> {
      try {
        return await write;
      } catch (cause) {
        heed(cause);
        throw cause;
      }
    },
    /** Beside a field that somebody else has changed. */
    nowIn(name: keyof Value, words: (value: Value) => string = (each) => String(each[name])) {
      return isBehind && isChanged(name) ? now(words(value)) : undefined;
    },
  };
}

function fieldsOf<Value extends object>(value: Value): (keyof Value)[] {
  return (Object.keys(value) as (keyof Value)[]).filter((name) => name !== 'revision');
}
