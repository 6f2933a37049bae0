import { deleteAccount } from '@uid/contract/personal-data';
import type { Kept } from '@uid/contract/personal-data';
import { TextField } from '@uid/ui/text-field';

import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { MobileField, mobileFormat } from '../../../form/mobile-field.tsx';
import { useSession } from '../../../session/session-context.ts';
import { forgetVisitor } from '@uid/forms/stored-session';

const texts = {
  zh: { label: '账户邮箱', submit: '永久删除' },
  en: { label: 'Address of the account', submit: 'Delete for good' },
};

interface DeleteAccountFormProps {
  /** Undefined if the account has only a mobile number. */
  email: string | undefined;
  onDeleted: (kept: Kept) => void;
}

export function DeleteAccountForm({ email, onDeleted }: DeleteAccountFormProps) {
  const { language, send, storage } = useSession();
  const own = texts[language];
  const form = useForm({
    schema: deleteAccount.input,
    formats: { number: mobileFormat[language] },
    onSubmit: async (value) => {
      const { kept } = await send(deleteAccount, value);
      forgetVisitor(storage);
      onDeleted(kept);
    },
  });
  return (
    <Form form={form} submit={own.submit} tone="danger">
      {email === undefined ? (
        <MobileField error={form.fields['number']} />
      ) : (
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
      )}
    </Form>
  );
}
