import { register, startRegistration } from '@uid/contract/identity';

import { codeFormat } from '../../form/code-format.ts';
import { Form } from '../../form/form.tsx';
import { NewPasswordField } from '../../form/new-password-field.tsx';
import { checkNewPassword } from '../../form/new-password.ts';
import { refusedPassword } from '../../form/refused-password.ts';
import { useForm } from '../../form/use-form.ts';
import { useSession } from '../../session/session-context.ts';
import { CodeFields } from '../mailed-code/code-fields.tsx';
import { CodePage } from '../mailed-code/code-page.tsx';
import type { MailProof } from '../mailed-code/sent-code.ts';
import { LegalNote } from './legal-note.tsx';

const texts = {
  zh: {
    title: '注册账户',
    lead: '我们寄一个验证码，确认这个邮箱是您的。',
    submit: '注册并登录',
    login: '已有账户？登录',
  },
  en: {
    title: 'Create an account',
    lead: 'We mail you a code to make sure the address is yours.',
    submit: 'Create the account and log in',
    login: 'Have an account? Log in',
  },
};

export function RegisterPage() {
  const { language } = useSession();
  return (
    <CodePage endpoint={startRegistration} {...texts[language]} note={<LegalNote />}>
      {(proof) => <RegisterForm proof={proof} />}
    </CodePage>
  );
}

function RegisterForm({ proof }: { proof: MailProof }) {
  const { language, send, enter } = useSession();
  const form = useForm({
    schema: register.input,
    formats: { code: codeFormat[language] },
    check: checkNewPassword('password', language),
    refused: refusedPassword(language),
    onSubmit: async (value) => enter(await send(register, value)),
  });
  return (
    <Form form={form} submit={texts[language].submit}>
      <CodeFields proof={proof} error={form.fields['code']} />
      <NewPasswordField name="password" rules={['length', 'guessable', 'contextual']} form={form} />
      <LegalNote />
    </Form>
  );
}
