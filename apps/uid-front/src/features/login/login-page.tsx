import { login } from '@uid/contract/identity';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import styles from '../../app.module.css';
import { appTexts } from '../../app-texts.ts';
import { FailureNotice } from '../../failure-notice.tsx';
import { PasswordField } from '../../password-field.tsx';
import { useSession } from '../../session.ts';
import { useForm } from '../../use-form.ts';
import { LoggedIn } from './logged-in.tsx';

const texts = {
  zh: {
    title: '登录',
    submit: '登录',
    register: '注册新账户',
    forgot: '忘记密码',
    ended: '登录状态已失效，请重新登录。购物车和订单都在。',
    changed: '密码已重设，请用新密码登录。',
  },
  en: {
    title: 'Log in',
    submit: 'Log in',
    register: 'Create an account',
    forgot: 'Forgot the password',
    ended: 'Your session has ended; please log in again. Your cart and orders are safe.',
    changed: 'The password has been reset. Log in with the new one.',
  },
};

export function LoginPage() {
  const { storage, language } = useSession();
  const [user, setUser] = useState(() => (storage.get('token') ? storage.get('user') : undefined));
  return (
    <>
      <h1>{texts[language].title}</h1>
      {user ? <LoggedIn email={user.email} onLogout={() => setUser(undefined)} /> : <LoginForm />}
    </>
  );
}

function LoginForm() {
  const { language, request, enter, query, hrefOf } = useSession();
  const form = useForm({
    schema: login.input,
    language,
    onSubmit: async (value) =>
      enter(await request(login, value, { skipErrorHandler: true }), query),
  });
  const own = texts[language];
  const reason = query.get('reason');
  return (
    <>
      {reason === 'session-ended' && <Notice tone="info">{own.ended}</Notice>}
      {reason === 'password-reset' && <Notice tone="success">{own.changed}</Notice>}
      <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
        <FailureNotice failure={form.failure} />
        <TextField
          name="email"
          type="email"
          label={appTexts[language].email}
          error={form.fields.email}
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField
          name="password"
          label={appTexts[language].password}
          error={form.fields.password}
          autoComplete="current-password"
        />
        <Button busy={form.isBusy} block>
          {own.submit}
        </Button>
      </form>
      <p className={styles.links}>
        <a href={hrefOf('/register')}>{own.register}</a>
        <a href={hrefOf('/forgot-password')}>{own.forgot}</a>
      </p>
    </>
  );
}
