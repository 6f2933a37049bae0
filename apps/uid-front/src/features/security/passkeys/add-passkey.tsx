import { addPasskey, startPasskey } from '@uid/contract/account';
import { isClientError } from '@uid/contract/client-errors';
import { z } from '@uid/contract/zod';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { PasskeyNotice } from '@uid/forms/passkey-notice';
import { passkeyProblemOf } from '@uid/forms/passkey-problem';
import type { PasskeyProblem } from '@uid/forms/passkey-problem';
import { PasskeyNameField } from '../../../passkey/passkey-name-field.tsx';
import { useSession } from '../../../session/session-context.ts';

const texts = {
  zh: { submit: '创建通行密钥', cancel: '取消' },
  en: { submit: 'Create the passkey', cancel: 'Cancel' },
};
const schema = z.pick(addPasskey.input, { name: true });

interface AddPasskeyProps {
  onAdded: (name: string) => void;
  onCancel: () => void;
}

export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const { language, send } = useSession();
  const own = texts[language];
  const [problem, setProblem] = useState<PasskeyProblem>();
  const form = useForm({
    schema,
    async onSubmit({ name }) {
      setProblem(undefined);
      try {
        const { challengeId, options } = await send(startPasskey, {});
        const { createPasskey } = await import('@uid/forms/create-passkey');
        const response = await createPasskey(options);
        await send(addPasskey, { challengeId, response, name });
        onAdded(name);
      } catch (cause) {
        if (isClientError(cause)) throw cause;
        setProblem(passkeyProblemOf(cause));
      }
      return 'again';
    },
  });
  return (
    <>
      <Form form={form} submit={own.submit}>
        {problem && <PasskeyNotice problem={problem} />}
        <PasskeyNameField error={form.fields['name']} takesFocus />
      </Form>
      <p>
        <Button tone="quiet" size="small" onClick={onCancel}>
          {own.cancel}
        </Button>
      </p>
    </>
  );
}
