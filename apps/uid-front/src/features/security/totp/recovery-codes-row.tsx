import { renewRecoveryCodes } from '@uid/contract/account';
import { Button } from '@uid/ui/button';
import { Row } from '@uid/ui/row-list';
import { Status } from '@uid/ui/status';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { ActionDialog } from '@uid/forms/action-dialog';
import { ConfirmForm } from '../../../form/confirm-form.tsx';

const texts = {
  zh: {
    title: '恢复码',
    left: (count: number) => `还剩 ${count} 个`,
    none: '已经用完，请换一组新的',
    renew: '换一组新的',
    question: '换一组新的恢复码？',
    lead: '旧的恢复码会立即作废，新的只显示一次。',
    submit: '作废旧的，生成新的',
  },
  en: {
    title: 'Recovery codes',
    left: (count: number) => `${count} left`,
    none: 'All used up: get new ones',
    renew: 'Get new ones',
    question: 'Get new recovery codes?',
    lead: 'The old ones are void at once, and the new ones are shown only once.',
    submit: 'Replace the old ones',
  },
};

interface RecoveryCodesRowProps {
  left: number;
  onRenewed: (codes: readonly string[]) => void;
}

export function RecoveryCodesRow({ left, onRenewed }: RecoveryCodesRowProps) {
  const { language, send } = useSession();
  const [isOpen, setOpen] = useState(false);
  const own = texts[language];
  async function renew(): Promise<void> {
    const { recoveryCodes } = await send(renewRecoveryCodes, {});
    setOpen(false);
    onRenewed(recoveryCodes);
  }
  return (
    <Row
      title={own.title}
      trailing={
        <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
          {own.renew}
        </Button>
      }
    >
      <Status tone={left > 2 ? 'neutral' : 'danger'}>{left > 0 ? own.left(left) : own.none}</Status>
      <ActionDialog
        id="renew-recovery-codes"
        title={own.question}
        lead={own.lead}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <ConfirmForm submit={own.submit} onConfirm={renew} />
      </ActionDialog>
    </Row>
  );
}
