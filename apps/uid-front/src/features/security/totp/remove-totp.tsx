import { removeTotp } from '@uid/contract/account';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { isExpired, storeSession } from '@uid/forms/stored-session';
import { ActionDialog } from '@uid/forms/action-dialog';
import { ConfirmForm } from '../../../form/confirm-form.tsx';
import { totpTexts } from './totp-texts.ts';

const texts = {
  zh: {
    title: '停用两步验证？',
    lead: '以后登录不再需要验证码，恢复码也一并作废，其他设备会退出登录。密码短于 15 个字符的，需要马上换一个长的。',
    submit: '停用',
  },
  en: {
    title: 'Turn two-step verification off?',
    lead: 'Logging in no longer asks for a code, the recovery codes are void, and your other devices are logged out. A password under 15 characters has to be replaced at once.',
    submit: 'Turn off',
  },
};

export function RemoveTotp({ onChanged }: { onChanged: () => void }) {
  const { language, send, storage, address, ownPage } = useSession();
  const [isOpen, setOpen] = useState(false);
  const own = texts[language];
  async function remove(): Promise<void> {
    const session = await send(removeTotp, {});
    storeSession(storage, session);
    setOpen(false);
    if (isExpired(session.expireTime)) address.go(ownPage('/modify-password'));
    else onChanged();
  }
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {totpTexts[language].remove}
      </Button>
      <ActionDialog
        id="remove-totp"
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
