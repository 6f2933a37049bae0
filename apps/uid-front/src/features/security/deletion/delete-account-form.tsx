import { deleteAccount } from '@uid/contract/personal-data';
import type { Kept } from '@uid/contract/personal-data';
import { TextField } from '@uid/ui/text-field';

import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../../session/session-context.ts';
import { clearSession } from '@uid/forms/stored-session';

const texts = {
  zh: { label: '账户邮箱', submit: '永久删除', other: '这不是本账户的邮箱。' },
  en: {
    label: 'Address of the account',
    submit: 'Delete for good',
    other: 'This is not the address of this account.',
  },
};

interface DeleteAccountFormProps {
  email: string;
  onDeleted: (kept: Kept) => void;
}

export function DeleteAccountForm({ email, onDeleted }: DeleteAccountFormProps) {
  const { language, send, storage } = useSession();
  const own = texts[language];
  const form = useForm({
    schema: deleteAccount.input,
    check: (typed): Record<string, string> => (typed.email === email ? {} : { email: own.other }),
    onSubmit: async (value) => {
      const { kept } = await send(deleteAccount, value);
      clearSession(storage);
      onDeleted(kept);
    },
  });
  return (
    <Form form={form} submit={own.submit} tone="danger">
      <TextField
        id="deleted-email"
        name="email"
        type="email"
        label={own.label}
        error={form.fields['email']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
      />
    </Form>
  );
}
