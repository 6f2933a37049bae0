import { endAllSessions } from '@uid/contract/account';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { forgetVisitor } from '@uid/forms/stored-session';
import { ActionDialog } from '@uid/forms/action-dialog';
import { ConfirmForm } from '../../../form/confirm-form.tsx';

const texts = {
  zh: {
    open: '退出所有设备',
    title: '退出所有设备？',
    lead: '包括这一台：所有登录立即失效，需要重新登录。购物车和订单不受影响。',
    submit: '全部退出',
  },
  en: {
    open: 'Log out everywhere',
    title: 'Log out everywhere?',
    lead: 'Here too: every session ends at once, and you log in again. Cart and orders stay as they are.',
    submit: 'Log out everywhere',
  },
};

export function EndAllSessions() {
  const { language, send, storage, address, ownPage } = useSession();
  const [isOpen, setOpen] = useState(false);
  const own = texts[language];
  async function endAll(): Promise<void> {
    await send(endAllSessions, {});
    forgetVisitor(storage);
    address.go(ownPage('/login', 'all-ended'));
  }
  return (
    <>
      <p>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {own.open}
        </Button>
      </p>
      <ActionDialog
        id="end-all-sessions"
        title={own.title}
        lead={own.lead}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <ConfirmForm submit={own.submit} onConfirm={endAll} />
      </ActionDialog>
    </>
  );
}
