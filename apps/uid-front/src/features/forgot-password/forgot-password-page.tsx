import { resetPassword, startPasswordReset } from '@uid/contract/identity';

import { codeFormat } from '@uid/forms/code-format';
import { Form } from '@uid/forms/form';
import { NewPasswordField } from '../../form/new-password-field.tsx';
import { checkNewPassword } from '../../form/new-password.ts';
import { refusedPassword } from '../../form/refused-password.ts';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../session/session-context.ts';
import { clearSession } from '@uid/forms/stored-session';
import { CodeFields } from '../mailed-code/code-fields.tsx';
import { CodePage } from '../mailed-code/code-page.tsx';
import type { MailProof } from '../mailed-code/sent-code.ts';

const texts = {
  zh: {
    title: '重设密码',
    lead: '填写注册时的邮箱，我们寄一个验证码给您。没有密码、通行密钥又不在手边的，也在这里设置一个。',
    submit: '设为新密码',
    login: '想起来了？登录',
  },
  en: {
    title: 'Reset the password',
    lead: 'Enter the address you registered with, and we email you a code. If you have no password and no passkey at hand, you can set one here too.',
    submit: 'Set the new password',
    login: 'Remembered it? Log in',
  },
};

export function ForgotPasswordPage() {
  const { language, send } = useSession();
  return (
    <CodePage
      purpose="password-reset"
      ask={(typed) => send(startPasswordReset, typed)}
      {...texts[language]}
    >
      {(proof) => <ResetForm proof={proof} />}
    </CodePage>
  );
}

function ResetForm({ proof }: { proof: MailProof }) {
  const { language, send, storage, address, ownPage } = useSession();
  const form = useForm({
    schema: resetPassword.input,
    formats: { code: codeFormat[language] },
    check: checkNewPassword('newPassword', language),
    refused: refusedPassword(language),
    onSubmit: async (value) => {
      await send(resetPassword, value);
      // Every session of the account has ended with the old password.
      clearSession(storage);
      address.go(ownPage('/login', 'password-reset'));
    },
  });
  return (
    <Form form={form} submit={texts[language].submit}>
      <CodeFields proof={proof} form={form} />
      <NewPasswordField
        name="newPassword"
        rules={['length', 'guessable', 'contextual', 'reused']}
        form={form}
      />
    </Form>
  );
}
