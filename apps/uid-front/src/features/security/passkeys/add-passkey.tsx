import { addPasskey, startPasskey } from '@uid/contract/account';
import { isClientError } from '@uid/contract/client-errors';
import { z } from '@uid/contract/zod';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { Form } from '../../../form/form.tsx';
import { useForm } from '../../../form/use-form.ts';
import { PasskeyNotice } from '../../../passkey/passkey-notice.tsx';
import { passkeyProblemOf } from '../../../passkey/passkey-problem.ts';
import type { PasskeyProblem } from '../../../passkey/passkey-problem.ts';
import { useSession } from '../../../session/session-context.ts';
import { describeAgent } from '@uid/contract/describe-agent';

const texts = {
  zh: { name: '名称', hint: '给它起个认得出的名字。', submit: '创建通行密钥', cancel: '取消' },
  en: {
    name: 'Name',
    hint: 'Something you will recognise it by.',
    submit: 'Create the passkey',
    cancel: 'Cancel',
  },
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
        const { createPasskey } = await import('../../../passkey/create-passkey.ts');
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
        <TextField
          id="passkey-name"
          name="name"
          label={own.name}
          hint={own.hint}
          error={form.fields['name']}
          defaultValue={describeAgent(navigator.userAgent, language)}
          maxLength={60}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          autoFocus
        />
      </Form>
      <p>
        <Button type="button" tone="quiet" size="small" onClick={onCancel}>
          {own.cancel}
        </Button>
      </p>
    </>
  );
}
