import { register, startRegistration } from '@uid/contract/identity';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import styles from '../../app.module.css';
import { CodeFields } from '../../code-fields.tsx';
import type { SentCode } from '../../code-fields.tsx';
import { EmailStep } from '../../email-step.tsx';
import { FailureNotice } from '../../failure-notice.tsx';
import { NewPasswordField } from '../../new-password-field.tsx';
import { useSession } from '../../session.ts';
import { useForm } from '../../use-form.ts';

const texts = {
  zh: {
    title: '注册',
    intro: '我们会寄一个验证码，确认这个邮箱是您的。',
    next: '发送验证码',
    submit: '注册并登录',
    login: '已有账户？登录',
  },
  en: {
    title: 'Create an account',
    intro: 'We mail a code to make sure the address is yours.',
    next: 'Send the code',
    submit: 'Create the account and log in',
    login: 'Have an account? Log in',
  },
};

export function RegisterPage() {
  const { language, hrefOf } = useSession();
  const [sent, setSent] = useState<SentCode>();
  const own = texts[language];
  return (
    <>
      <h1>{own.title}</h1>
      {sent ? (
        <RegisterForm sent={sent} onBack={() => setSent(undefined)} />
      ) : (
        <EmailStep
          endpoint={startRegistration}
          intro={own.intro}
          submit={own.next}
          onSent={setSent}
        />
      )}
      <p className={styles.links}>
        <a href={hrefOf('/login')}>{own.login}</a>
      </p>
    </>
  );
}

function RegisterForm({ sent, onBack }: { sent: SentCode; onBack: () => void }) {
  const { language, request, enter, query } = useSession();
  const form = useForm({
    schema: register.input,
    language,
    onSubmit: async (value) =>
      enter(await request(register, value, { skipErrorHandler: true }), query),
  });
  return (
    <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
      <FailureNotice failure={form.failure} />
      <CodeFields sent={sent} error={form.fields.code} onBack={onBack} />
      <NewPasswordField name="password" error={form.fields.password} />
      <Button busy={form.isBusy} block>
        {texts[language].submit}
      </Button>
    </form>
  );
}
