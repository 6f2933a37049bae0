import { startPasswordReset, startRegistration } from '@uid/contract/identity';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';

import styles from './app.module.css';
import { appTexts } from './app-texts.ts';
import type { SentCode } from './code-fields.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useSession } from './session.ts';
import { useForm } from './use-form.ts';

interface EmailStepProps {
  endpoint: typeof startRegistration | typeof startPasswordReset;
  intro: string;
  submit: string;
  onSent: (sent: SentCode) => void;
}

/** The first step of what a mailed code proves: the address. */
export function EmailStep({ endpoint, intro, submit, onSent }: EmailStepProps) {
  const { language, request } = useSession();
  const form = useForm({
    schema: endpoint.input.omit({ language: true }),
    language,
    onSubmit: async ({ email }) => {
      const { mailbox } = await request(endpoint, { email, language }, { skipErrorHandler: true });
      onSent({ email, mailbox });
    },
  });
  return (
    <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
      <p>{intro}</p>
      <FailureNotice failure={form.failure} />
      <TextField
        name="email"
        type="email"
        label={appTexts[language].email}
        error={form.fields.email}
        autoComplete="username"
        inputMode="email"
      />
      <Button busy={form.isBusy} block>
        {submit}
      </Button>
    </form>
  );
}
