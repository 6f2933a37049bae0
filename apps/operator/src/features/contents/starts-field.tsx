import { useState } from 'react';

import { TimeField, unfinished } from '../../form/time-field.tsx';
import { useTexts } from '../../session/console-session.ts';
import { editorWords } from './editor-words.ts';

const name = 'starts';

/** Holds the minute in UTC+8 at which something is to happen; empty means at once. */
export function useStarts() {
  const own = useTexts(editorWords);
  const [starts, setStarts] = useState('');
  const [error, setError] = useState<string>();
  return {
    starts,
    forget: () => setStarts(''),
    /** Returns true if only a part of the minute is typed; the form then shows an error and must not be sent. */
    isUnfinished: (form: HTMLFormElement): boolean => {
      const isSo = new FormData(form).get(name) === unfinished;
      setError(isSo ? own.startsFormat : undefined);
      if (isSo) form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
      return isSo;
    },
    /** Props of the field. */
    field: {
      value: starts,
      error,
      onType: (typed: string) => {
        setStarts(typed);
        setError(undefined);
      },
    },
  };
}

interface StartsFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
}

export function StartsField({ id, value, error, onType }: StartsFieldProps) {
  const own = useTexts(editorWords);
  return (
    <TimeField
      id={id}
      name={name}
      type="datetime-local"
      label={own.starts}
      hint={own.startsHint}
      error={error}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
