import { passwordExpiredMessage } from '@uid/contract/constants';
import { modifyPassword } from '@uid/contract/identity';
import { Notice } from '@uid/ui/notice';

import { OwnPasswordForm } from '../../form/own-password-form.tsx';
import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: {
    expired: '设置新密码之前，不能进行其他操作。购物车和订单都在。',
    current: '当前密码',
    submit: '修改密码',
  },
  en: {
    expired:
      'Your password has expired. Nothing else can be done until you choose a new one; your cart and orders are safe.',
    current: 'Current password',
    submit: 'Change the password',
  },
};

interface ModifyPasswordFormProps {
  mustChange: boolean;
  onChanged: () => void;
}

export function ModifyPasswordForm({ mustChange, onChanged }: ModifyPasswordFormProps) {
  const own = texts[useSession().language];
  return (
    <>
      {mustChange && (
        <Notice
          tone="warning"
          role="alert"
          title={<span lang="zh-CN">{passwordExpiredMessage}</span>}
        >
          {own.expired}
        </Notice>
      )}
      <OwnPasswordForm
        endpoint={modifyPassword}
        rules={['length', 'guessable', 'contextual', 'reused']}
        current={own.current}
        submit={own.submit}
        onDone={onChanged}
      />
    </>
  );
}
