import { Notice } from '@uid/ui/notice';

import { PasskeyWay } from '../passkey/passkey-way.tsx';
import { arePasskeysHere } from '../passkey/passkeys-here.ts';
import { useFormSession } from '../form-session.ts';
import type { ProofProps } from './proof-props.ts';
import { usePasskeyStepUp } from './use-passkey-step-up.ts';

const texts = {
  zh: {
    label: '用通行密钥确认',
    or: '或者',
    notHere:
      '这个账户用通行密钥确认身份，而当前浏览器或网址不能使用。请换到有通行密钥的设备，或者退出后用「忘记密码」设置密码。',
  },
  en: {
    label: 'Confirm with a passkey',
    or: 'or',
    notHere:
      'This account confirms with a passkey, which this browser or address cannot use. Go to a device that has one, or log out and set a password with “Forgot password”.',
  },
};

interface PasskeyStepUpProps extends ProofProps {
  /** Whether another method follows below. */
  hasOther: boolean;
}

/** A step-up with a passkey of the account. */
export function PasskeyStepUp({ onProven, hasOther }: PasskeyStepUpProps) {
  const { label, or, notHere } = texts[useFormSession().language];
  const proof = usePasskeyStepUp(onProven);
  if (arePasskeysHere())
    return <PasskeyWay {...proof} {...{ label, or: hasOther ? or : undefined }} />;
  return !hasOther && <Notice tone="warning">{notHere}</Notice>;
}
