import { register, startRegistration } from '@uid/contract/identity';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { useState } from 'react';

import { codeFormat } from '@uid/forms/code-format';
import { Form } from '@uid/forms/form';
import { NewPasswordField } from '../../form/new-password-field.tsx';
import { checkNewPassword } from '../../form/new-password.ts';
import { refusedPassword } from '../../form/refused-password.ts';
import { useForm } from '@uid/forms/use-form';
import { PasskeyNotice } from '@uid/forms/passkey-notice';
import { arePasskeysHere } from '@uid/forms/passkeys-here';
import { useSession } from '../../session/session-context.ts';
import styles from '../login/other-ways/other-ways.module.css';
import { CodeFields } from '../mailed-code/code-fields.tsx';
import { CodePage } from '../mailed-code/code-page.tsx';
import type { MailProof } from '../mailed-code/sent-code.ts';
import { useLoginWays } from '../login/other-ways/use-login-ways.ts';
import { OutsideWays } from '../outside/outside-ways.tsx';
import { LegalNote } from './legal-note.tsx';
import { MobileRegistration } from './mobile-registration.tsx';
import { OtherWay } from './other-way.tsx';
import type { Way } from './other-way.tsx';
import { usePasskeyRegistration } from './use-passkey-registration.ts';

const texts = {
  zh: {
    title: '注册账户',
    lead: '我们寄一个验证码，确认这个邮箱是您的。',
    step: '登录方式',
    passkey: '通行密钥：用指纹、面容或设备的锁屏密码登录，没有密码要记，也没有密码会泄露。',
    submit: { passkey: '创建通行密钥并登录', password: '注册并登录' },
    number: '用手机号注册',
    login: '已有账户？登录',
  },
  en: {
    title: 'Create an account',
    lead: 'We email you a code to make sure the address is yours.',
    step: 'Way to log in',
    passkey:
      'A passkey: log in with a fingerprint, a face or the device’s PIN. There is no password to remember, and none to leak.',
    submit: { passkey: 'Create a passkey and log in', password: 'Create the account and log in' },
    number: 'Use your mobile number',
    login: 'Have an account? Log in',
  },
};

/** Registers by email or, if the site sends text messages, by phone number. */
export function RegisterPage() {
  const [isByNumber, setByNumber] = useState(false);
  if (isByNumber) return <MobileRegistration onMail={() => setByNumber(false)} />;
  return <MailRegistration onNumber={() => setByNumber(true)} />;
}

function MailRegistration({ onNumber }: { onNumber: () => void }) {
  const { language, send } = useSession();
  const [canChoose] = useState(arePasskeysHere);
  const { step, number, ...own } = texts[language];
  const ways = useLoginWays();
  return (
    <CodePage
      purpose="registration"
      ask={(typed) => send(startRegistration, typed)}
      {...own}
      {...(canChoose && { step })}
      note={<LegalNote />}
      asksName
      below={
        <div className={styles.ways}>
          {ways?.hasMobile && (
            <Button tone="secondary" size="large" block onClick={onNumber}>
              <Icon name="phone" />
              {number}
            </Button>
          )}
          <OutsideWays ways={ways} />
        </div>
      }
    >
      {(proof) => <RegisterForm proof={proof} />}
    </CodePage>
  );
}

function RegisterForm({ proof }: { proof: MailProof }) {
  const own = texts[useSession().language];
  const [canChoose] = useState(arePasskeysHere);
  const [way, setWay] = useState<Way>(canChoose ? 'passkey' : 'password');
  const byPassword = usePasswordRegistration();
  const byPasskey = usePasskeyRegistration();
  const form = way === 'passkey' ? byPasskey : byPassword;
  return (
    <>
      <Form form={form} submit={own.submit[way]}>
        <CodeFields proof={proof} form={form} />
        {way === 'passkey' && <p>{own.passkey}</p>}
        {way === 'password' && (
          <NewPasswordField
            name="password"
            rules={['length', 'guessable', 'contextual']}
            form={form}
            takesFocus={canChoose}
          />
        )}
        <LegalNote />
        {way === 'passkey' && byPasskey.problem && <PasskeyNotice problem={byPasskey.problem} />}
      </Form>
      {canChoose && (
        <OtherWay other={way === 'passkey' ? 'password' : 'passkey'} onChoose={setWay} />
      )}
    </>
  );
}

function usePasswordRegistration() {
  const { language, send, enter } = useSession();
  return useForm({
    schema: register.input,
    formats: { code: codeFormat[language] },
    check: checkNewPassword('password', language),
    refused: refusedPassword(language),
    onSubmit: async (value) => enter(await send(register, value)),
  });
}
