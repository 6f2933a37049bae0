import { passwordExpiredMessage } from '@uid/contract/constants';
import { modifyPassword } from '@uid/contract/identity';
import { Notice } from '@uid/ui/notice';

import { KnownEmailField } from '../../form/email-field.tsx';
import { Form } from '../../form/form.tsx';
import { NewPasswordField } from '../../form/new-password-field.tsx';
import { checkNewPassword } from '../../form/new-password.ts';
import { PasswordField } from '../../form/password-field.tsx';
import { refusedPassword } from '../../form/refused-password.ts';
import { useForm } from '../../form/use-form.ts';
import { useSession } from '../../session/session-context.ts';
import { storeSession } from '../../session/stored-session.ts';

const texts = {
  zh: {
    expired: '设置新密码之前，不能进行其他操作。购物车和订单都在。',
    current: '当前密码',
    submit: '修改密码',
  },
  en: {
    expired:
      'Your password has expired. Nothing else can be done until you choose a new one; your cart and orders are safe.',
    current: 'Current password',
    submit: 'Change the password',
  },
};

interface ModifyPasswordFormProps {
  mustChange: boolean;
  onChanged: () => void;
}

export function ModifyPasswordForm({ mustChange, onChanged }: ModifyPasswordFormProps) {
  const { language, send, storage } = useSession();
  const own = texts[language];
  const email = storage.get('user')?.email;
  const form = useForm({
    schema: modifyPassword.input,
    check: checkNewPassword('newPassword', language),
    refused: refusedPassword(language),
    onSubmit: async (value) => {
      storeSession(storage, await send(modifyPassword, value));
      onChanged();
    },
  });
  return (
    <>
      {mustChange && (
        <Notice
          tone="warning"
          role="alert"
          title={<span lang="zh-CN">{passwordExpiredMessage}</span>}
        >
          {own.expired}
        </Notice>
      )}
      <Form form={form} submit={own.submit}>
        {email && <KnownEmailField email={email} />}
        <PasswordField
          name="currentPassword"
          label={own.current}
          error={form.fields['currentPassword']}
          autoComplete="current-password"
        />
        <NewPasswordField
          name="newPassword"
          rules={['length', 'guessable', 'contextual', 'reused']}
          form={form}
        />
      </Form>
    </>
  );
}
