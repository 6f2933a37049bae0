import { removePasskey } from '@uid/contract/account';
import type { Passkey } from '@uid/contract/account';

import { useSession } from '../../../session/session-context.ts';
import { ActionDialog } from '@uid/forms/action-dialog';
import { ConfirmForm } from '../../../form/confirm-form.tsx';

const texts = {
  zh: {
    title: '移除这个通行密钥？',
    lead: (name: string) => `“${name}”将不能再登录本账户。其他登录方式不受影响。`,
    submit: '移除',
  },
  en: {
    title: 'Remove this passkey?',
    lead: (name: string) =>
      `“${name}” will no longer log in to this account. Other ways to log in stay as they are.`,
    submit: 'Remove',
  },
};

interface RemovePasskeyProps {
  /** Undefined while the dialog is closed. */
  passkey: Passkey | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const { language, send } = useSession();
  const own = texts[language];
  async function remove(): Promise<void> {
    if (passkey) await send(removePasskey, { id: passkey.id });
    onClose();
    onRemoved();
  }
  return (
    <ActionDialog
      id="remove-passkey"
      title={own.title}
      lead={own.lead(passkey?.name ?? '')}
      isOpen={passkey !== undefined}
      onClose={onClose}
    >
      <ConfirmForm submit={own.submit} onConfirm={remove} />
    </ActionDialog>
  );
}
