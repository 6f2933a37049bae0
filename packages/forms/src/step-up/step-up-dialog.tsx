import type { StepUpMethod } from '@uid/contract/account';

import { useFormSession } from '../form-session.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { CodeStepUp } from './code-step-up.tsx';
import { PasskeyStepUp } from './passkey-step-up.tsx';
import { PasswordStepUp } from './password-step-up.tsx';

const texts = {
  zh: {
    title: '请确认是您本人',
    lead: '这项操作关系到账户安全。确认之后 10 分钟内不再询问。',
  },
  en: {
    title: 'Please confirm that it is you',
    lead: 'This touches the safety of the account. Once confirmed, you are not asked again for ten minutes.',
  },
};

export interface StepUpDialogProps {
  /** Undefined while no step-up is requested. */
  methods: readonly StepUpMethod[] | undefined;
  onProven: () => void;
  onCancel: () => void;
}

export function StepUpDialog({ methods, onProven, onCancel }: StepUpDialogProps) {
  const { title, lead } = texts[useFormSession().language];
  const isOpen = methods !== undefined;
  return (
    <ActionDialog
      id="step-up"
      {...{ title, lead, isOpen }}
      onToggle={(wanted) => {
        if (!wanted) onCancel();
      }}
    >
      {methods?.includes('passkey') && (
        <PasskeyStepUp onProven={onProven} hasOther={methods.length > 1} />
      )}
      {methods?.includes('totp') && <CodeStepUp onProven={onProven} />}
      {methods?.includes('password') && <PasswordStepUp onProven={onProven} />}
    </ActionDialog>
  );
}
