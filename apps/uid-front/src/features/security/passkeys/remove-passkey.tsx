import { removePasskey } from '@uid/contract/account';
import type { Passkey } from '@uid/contract/account';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { ActionDialog } from '@uid/forms/action-dialog';
import { ConfirmForm } from '../../../form/confirm-form.tsx';

const texts = {
  zh: {
    open: '移除',
    title: '移除这个通行密钥？',
    lead: (name: string) => `“${name}”将不能再登录本账户。其他登录方式不受影响。`,
    submit: '移除',
  },
  en: {
    open: 'Remove',
    title: 'Remove this passkey?',
    lead: (name: string) =>
      `“${name}” will no longer log in to this account. Other ways to log in stay as they are.`,
    submit: 'Remove',
  },
};

interface RemovePasskeyProps {
  passkey: Passkey;
  onRemoved: () => void;
}

export function RemovePasskey({ passkey: { id, name }, onRemoved }: RemovePasskeyProps) {
  const { language, send } = useSession();
  const [isOpen, setOpen] = useState(false);
  const own = texts[language];
  async function remove(): Promise<void> {
    await send(removePasskey, { id });
    setOpen(false);
    onRemoved();
  }
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={`${own.open} ${name}`}
        onClick={() => setOpen(true)}
      >
        {own.open}
      </Button>
      <ActionDialog
        id={`remove-${id}`}
        title={own.title}
        lead={own.lead(name)}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <ConfirmForm submit={own.submit} onConfirm={remove} />
      </ActionDialog>
    </>
  );
}
