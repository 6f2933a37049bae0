import { passwordExpiredMessage } from '@uid/contract/client';
import { modifyPassword } from '@uid/contract/identity';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Notice } from '@uid/ui/notice';
import { useState } from 'react';

import styles from '../../app.module.css';
import { FailureNotice } from '../../failure-notice.tsx';
import { NewPasswordField } from '../../new-password-field.tsx';
import { PasswordField } from '../../password-field.tsx';
import { useSession } from '../../session.ts';
import { useForm } from '../../use-form.ts';

const texts = {
  zh: {
    title: '修改密码',
    expired: '在设置新密码之前，不能进行其他操作。购物车和订单都在。',
    current: '当前密码',
    submit: '修改密码',
    effect: '修改后，其他设备上的登录会立即失效。',
    needsLogin: '请先登录，再修改密码。',
    login: '登录',
  },
  en: {
    title: 'Change the password',
    expired:
      'Your password has expired. Nothing else can be done until you choose a new one; your cart and orders are safe.',
    current: 'Current password',
    submit: 'Change the password',
    effect: 'Sessions on your other devices end at once.',
    needsLogin: 'Log in first, then change the password.',
    login: 'Log in',
  },
};

export function ModifyPasswordPage() {
  const { language, storage, hrefOf } = useSession();
  const [hasSession] = useState(() => storage.get('token') !== undefined);
  const own = texts[language];
  return (
    <>
      <h1>{own.title}</h1>
      {hasSession ? (
        <ModifyPasswordForm />
      ) : (
        <Notice tone="info" actions={<ButtonLink href={hrefOf('/login')}>{own.login}</ButtonLink>}>
          {own.needsLogin}
        </Notice>
      )}
    </>
  );
}

function ModifyPasswordForm() {
  const { language, request, storage, enter, query } = useSession();
  const [isExpired] = useState(() => (storage.get('expireTime') ?? Infinity) <= Date.now());
  const form = useForm({
    schema: modifyPassword.input,
    language,
    onSubmit: async (value) =>
      enter(await request(modifyPassword, value, { skipErrorHandler: true }), query),
  });
  const own = texts[language];
  return (
    <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
      {isExpired && (
        <Notice tone="warning" title={passwordExpiredMessage} role="alert">
          {own.expired}
        </Notice>
      )}
      <FailureNotice failure={form.failure} />
      <input
        type="hidden"
        autoComplete="username"
        value={storage.get('user')?.email ?? ''}
        readOnly
      />
      <PasswordField
        name="currentPassword"
        label={own.current}
        error={form.fields.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordField name="newPassword" error={form.fields.newPassword} />
      <p>{own.effect}</p>
      <Button busy={form.isBusy} block>
        {own.submit}
      </Button>
    </form>
  );
}
