import { Notice } from '@uid/ui/notice';

import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: '两步验证超时，或者试错太多次。请重新登录，再输入新的验证码。',
  en: 'The second step took too long, or there were too many attempts. Log in again, then enter a new code.',
};

/** Says why a login starts again. */
export function OverNotice() {
  return (
    <Notice tone="warning" role="alert">
      {texts[useSession().language]}
    </Notice>
  );
}
