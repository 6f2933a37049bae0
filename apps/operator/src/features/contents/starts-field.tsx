import { TextField } from '@uid/ui/text-field';

import { useTexts } from '../../session/console-session.ts';
import { editorWords } from './editor-words.ts';

interface StartsFieldProps {
  id: string;
  value: string;
  onType: (value: string) => void;
}

/** The minute in UTC+8 at which something is to happen; empty for at once. */
export function StartsField({ id, value, onType }: StartsFieldProps) {
  const own = useTexts(editorWords);
  return (
    <TextField
      id={id}
      name="starts"
      type="datetime-local"
      label={own.starts}
      hint={own.startsHint}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
