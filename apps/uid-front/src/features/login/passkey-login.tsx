import { PasskeyWay } from '@uid/forms/passkey-way';
import { useSession } from '../../session/session-context.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

const texts = {
  zh: { label: '用通行密钥登录', or: '或用密码' },
  en: { label: 'Log in with a passkey', or: 'or with a password' },
};

export function PasskeyLogin() {
  return <PasskeyWay {...texts[useSession().language]} {...usePasskeyLogin()} />;
}
