import { resetPassword, startPasswordReset } from '@uid/contract/identity';
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
    title: '重设密码',
    intro: '填写注册邮箱，我们寄一个验证码给您。',
    next: '发送验证码',
    submit: '设为新密码',
    login: '想起来了？登录',
  },
  en: {
    title: 'Reset the password',
    intro: 'Enter the address you registered with; we mail you a code.',
    next: 'Send the code',
    submit: 'Set the new password',
    login: 'Remembered it? Log in',
  },
};

export function ForgotPasswordPage() {
  const { language, hrefOf } = useSession();
  const [sent, setSent] = useState<SentCode>();
  const own = texts[language];
  return (
    <>
      <h1>{own.title}</h1>
      {sent ? (
        <ResetForm sent={sent} onBack={() => setSent(undefined)} />
      ) : (
        <EmailStep
          endpoint={startPasswordReset}
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

function ResetForm({ sent, onBack }: { sent: SentCode; onBack: () => void }) {
  const { language, request, storage, go, query } = useSession();
  const form = useForm({
    schema: resetPassword.input,
    language,
    onSubmit: async (value) => {
      await request(resetPassword, value, { skipErrorHandler: true });
      storage.clear();
      const next = new URLSearchParams(query);
      next.set('reason', 'password-reset');
      go(`/login?${next}`);
    },
  });
  return (
    <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
      <FailureNotice failure={form.failure} />
      <CodeFields sent={sent} error={form.fields.code} onBack={onBack} />
      <NewPasswordField name="newPassword" error={form.fields.newPassword} />
      <Button busy={form.isBusy} block>
        {texts[language].submit}
      </Button>
    </form>
  );
}
