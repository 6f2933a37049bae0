import { setPassword } from '@uid/contract/identity';

import { KnownEmailField } from '../../form/email-field.tsx';
import { Form } from '../../form/form.tsx';
import { NewPasswordField } from '../../form/new-password-field.tsx';
import { checkNewPassword } from '../../form/new-password.ts';
import { refusedPassword } from '../../form/refused-password.ts';
import { useForm } from '../../form/use-form.ts';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { storeSession } from '../../session/stored-session.ts';
import { StepUpGuard } from './step-up/step-up-guard.tsx';

const texts = {
  zh: {
    title: '设置密码',
    lead: '这个账户没有密码，用通行密钥登录。设置之后两种方式都能登录，其他设备上的登录会立即失效。',
    submit: '设置密码',
  },
  en: {
    title: 'Set a password',
    lead: 'This account has no password: a passkey logs in. Afterwards both do, and your other devices are logged out at once.',
    submit: 'Set the password',
  },
};

interface SetPasswordPageProps {
  onSet: () => void;
}

/** The first password of an account that passkeys alone log in to: there is no current one to ask for. */
export function SetPasswordPage({ onSet }: SetPasswordPageProps) {
  const { title, lead } = texts[useSession().language];
  return (
    <Page title={title} lead={lead}>
      <StepUpGuard>
        <SetPasswordForm onSet={onSet} />
      </StepUpGuard>
    </Page>
  );
}

function SetPasswordForm({ onSet }: SetPasswordPageProps) {
  const { language, send, storage } = useSession();
  const email = storage.get('user')?.email;
  const form = useForm({
    schema: setPassword.input,
    check: checkNewPassword('newPassword', language),
    refused: refusedPassword(language),
    onSubmit: async (value) => {
      storeSession(storage, await send(setPassword, value));
      onSet();
    },
  });
  return (
    <Form form={form} submit={texts[language].submit}>
      {email && <KnownEmailField email={email} />}
      <NewPasswordField
        name="newPassword"
        rules={['length', 'guessable', 'contextual']}
        form={form}
      />
    </Form>
  );
}
