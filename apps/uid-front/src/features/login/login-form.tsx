import { login } from '@uid/contract/identity';
import { Notice } from '@uid/ui/notice';

import { PageLink } from '../../address/page-link.tsx';
import { EmailField } from '../../form/email-field.tsx';
import { Form } from '../../form/form.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: {
    title: '登录',
    password: '密码',
    submit: '登录',
    register: '注册新账户',
    forgot: '忘记密码',
    ended: '登录状态已失效，请重新登录。',
    reset: '密码已重设，请用新密码登录。',
  },
  en: {
    title: 'Log in',
    password: 'Password',
    submit: 'Log in',
    register: 'Create an account',
    forgot: 'Forgot the password',
    ended: 'Your session has ended. Please log in again.',
    reset: 'The password has been reset. Log in with the new one.',
  },
};

export function LoginForm() {
  const { language, send, enter, query } = useSession();
  const own = texts[language];
  const reason = query.get('reason');
  const form = useForm({
    schema: login.input,
    onSubmit: async (value) => enter(await send(login, value)),
  });
  return (
    <Page title={own.title}>
      {reason === 'session-ended' && <Notice role="alert">{own.ended}</Notice>}
      {reason === 'password-reset' && <Notice tone="success">{own.reset}</Notice>}
      <Form form={form} submit={own.submit}>
        <EmailField error={form.fields['email']} />
        <PasswordField
          name="password"
          label={own.password}
          error={form.fields['password']}
          autoComplete="current-password"
        />
      </Form>
      <PageLinks>
        <PageLink to="/register">{own.register}</PageLink>
        <PageLink to="/forgot-password">{own.forgot}</PageLink>
      </PageLinks>
    </Page>
  );
}
