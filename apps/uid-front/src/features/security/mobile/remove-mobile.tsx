import { removeMobile } from '@uid/contract/mobile';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { ActionDialog } from '@uid/forms/action-dialog';
import { ConfirmForm } from '../../../form/confirm-form.tsx';

const texts = {
  zh: {
    open: '移除',
    title: '移除手机号？',
    lead: '今后账户有变化时只用邮件通知您。这个号码会收到最后一条短信。',
    submit: '移除手机号',
  },
  en: {
    open: 'Remove',
    title: 'Remove the number?',
    lead: 'You will be notified of changes by email only. The number gets one last text message.',
    submit: 'Remove the number',
  },
};

export function RemoveMobile({ onRemoved }: { onRemoved: () => void }) {
  const { language, send } = useSession();
  const own = texts[language];
  const [isOpen, setOpen] = useState(false);
  async function remove(): Promise<void> {
    await send(removeMobile, {});
    setOpen(false);
    onRemoved();
  }
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {own.open}
      </Button>
      <ActionDialog
        id="remove-mobile"
        title={own.title}
        lead={own.lead}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <ConfirmForm submit={own.submit} onConfirm={remove} />
      </ActionDialog>
    </>
  );
}
