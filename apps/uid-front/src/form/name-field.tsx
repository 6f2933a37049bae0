import { TextField } from '@uid/ui/text-field';

import { useSession } from '../session/session-context.ts';

const texts = { zh: '称呼（可以不填）', en: 'Name (optional)' };

interface NameFieldProps {
  error: string | undefined;
  defaultValue?: string | undefined;
}

/** The name by which the visitor wants to be addressed. */
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
