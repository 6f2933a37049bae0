import { TextField } from '@uid/ui/text-field';

import { useSession } from '../session/session-context.ts';

const texts = { zh: '称呼（可以不填）', en: 'Name (optional)' };

interface NameFieldProps {
  error: string | undefined;
  defaultValue?: string | undefined;
}

/** How somebody wants to be called. */
export function NameField({ error, defaultValue }: NameFieldProps) {
  return (
    <TextField
      name="displayName"
      label={texts[useSession().language]}
      error={error}
      defaultValue={defaultValue}
      maxLength={60}
      autoComplete="name"
    />
  );
}
