import { isRefusal } from '@uid/contract/client-errors';
import { endDevice } from '@uid/contract/devices';
import { buttonClass } from '@uid/ui/button-class';
import { Notice } from '@uid/ui/notice';
import { useState } from 'react';

import { PageLink } from '../../address/page-link.tsx';
import { ConfirmForm } from '../../form/confirm-form.tsx';
import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: {
    title: '结束新设备的登录',
    lead: '如果邮件里的登录不是您本人，在这里结束它：那台设备会立即退出。',
    submit: '不是我，结束这次登录',
    mine: '如果是您本人，关闭这个页面即可。',
    done: '那台设备已退出登录。',
    next: '那台设备上的人知道您的密码，或者拿着您的通行密钥。请现在设一个新密码，再到“账户安全”移除不该有的通行密钥。',
    reset: '重设密码',
    incomplete: '链接不完整。请从邮件中重新打开，或者复制整个链接。',
    security: '查看登录的设备',
  },
  en: {
    title: 'Log out a new device',
    lead: 'If the login in the email was not yours, log that device out here.',
    submit: 'Not me: log it out',
    mine: 'If it was you, simply close this page.',
    done: 'That device is logged out.',
    next: 'Somebody else knows your password or holds a passkey of yours. Set a new password now, then remove passkeys you do not recognise under “Account security”.',
    reset: 'Reset the password',
    incomplete: 'The link is incomplete. Open it from the email again, or copy all of it.',
    security: 'See the devices that are logged in',
  },
};

/** The page to which the mail about a new device leads: one press ends the session that began there. */
export function EndDevicePage() {
  const { language, send, memory } = useSession();
  const own = texts[language];
  /** The result of the press: empty if the session has ended, else why the link can't end it any more. */
  const [refused, setRefused] = useState<string>();
  const [token] = useState(memory.takeLinkToken);
  async function end(): Promise<void> {
    try {
      await send(endDevice, { token });
      setRefused('');
    } catch (cause) {
      if (!isRefusal(cause, 'LINK_INVALID')) throw cause;
      setRefused(cause.message);
    }
  }
  if (refused !== undefined)
    return (
      // A page of its own for the focus, because the button that was pressed is gone.
      <Page key="ended" title={own.title}>
        <Notice tone={refused ? 'warning' : 'success'} role="alert" title={refused || own.done}>
          {own.next}
        </Notice>
        <PageLink to="/forgot-password" className={buttonClass({ size: 'large', block: true })}>
          {own.reset}
        </PageLink>
        <PageLinks>
          <PageLink to="/security">{own.security}</PageLink>
        </PageLinks>
      </Page>
    );
  return (
    <Page title={own.title} lead={own.lead}>
      {token === '' ? (
        <Notice tone="warning" role="alert">
          {own.incomplete}
        </Notice>
      ) : (
        <>
          <ConfirmForm submit={own.submit} onConfirm={end} />
          <p>{own.mine}</p>
        </>
      )}
    </Page>
  );
}
