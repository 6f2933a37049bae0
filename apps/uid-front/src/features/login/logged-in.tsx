import { passwordExpiredMessage } from '@uid/contract/constants';
import { currentSession, logout } from '@uid/contract/identity';
import { Button } from '@uid/ui/button';
import { buttonClass } from '@uid/ui/button-class';
import { Notice } from '@uid/ui/notice';
import { useEffect, useState } from 'react';

import { PageLink } from '../../address/page-link.tsx';
import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { forgetVisitor, isExpired } from '@uid/forms/stored-session';
import type { Visitor } from '../../session/use-visitor.ts';

const texts = {
  zh: {
    title: '您已登录',
    as: '当前账户：',
    go: '继续',
    out: '退出登录',
    change: '修改密码',
    set: '设置密码',
    security: '账户安全',
    expired: '设置新密码之后才能继续。',
  },
  en: {
    title: 'You are logged in',
    as: 'Account: ',
    go: 'Continue',
    out: 'Log out',
    change: 'Change the password',
    set: 'Set a password',
    security: 'Account security',
    expired: 'Choose a new password to go on.',
  },
};

const prominent = buttonClass({ size: 'large', block: true });

export interface LoggedInProps {
  visitor: Visitor;
}

/** Shown to a visitor who is logged in already: go on, change the password, or log out. */
export function LoggedIn({ visitor }: LoggedInProps) {
  const { language, send, storage, leave } = useSession();
  const [isBusy, setBusy] = useState(false);
  const own = texts[language];
  const mustChange = isExpired(visitor.expireTime);
  // If the session has ended elsewhere, this request leads to the form.
  useEffect(() => {
    if (!mustChange) send(currentSession, {}).catch(() => undefined);
  }, [mustChange, send]);
  async function handleLogout(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    // The session ends here in any case; if the server could not end it by now, it expires by itself.
    await send(logout, {}).catch(() => undefined);
    forgetVisitor(storage);
  }
  return (
    <Page
      title={own.title}
      lead={
        <>
          {own.as}
          <strong>{visitor.displayName ?? visitor.email}</strong>
          {visitor.displayName && visitor.email && ` (${visitor.email})`}
        </>
      }
    >
      {mustChange ? (
        <>
          <Notice tone="warning" title={<span lang="zh-CN">{passwordExpiredMessage}</span>}>
            {own.expired}
          </Notice>
          <PageLink to="/modify-password" className={prominent}>
            {own.change}
          </PageLink>
        </>
      ) : (
        <Button size="large" block onClick={leave}>
          {own.go}
        </Button>
      )}
      <PageLinks>
        {!mustChange && (
          <>
            <PageLink to="/security">{own.security}</PageLink>
            {visitor.email && (
              <PageLink to="/modify-password">
                {visitor.hasPassword ? own.change : own.set}
              </PageLink>
            )}
          </>
        )}
        <button type="button" aria-disabled={isBusy} onClick={() => void handleLogout()}>
          {own.out}
        </button>
      </PageLinks>
    </Page>
  );
}
