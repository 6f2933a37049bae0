import type { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Language } from '@uid/contract/language';
import { Notice } from '@uid/ui/notice';

import { useSession } from './session.ts';

const nextSteps: Record<Language, Partial<Record<ErrorName, string>>> = {
  zh: {
    BAD_CREDENTIALS: '请检查大小写和输入法；忘记密码可以重设。',
    CODE_INVALID: '验证码 15 分钟内有效，只能用一次。可以返回上一步重新获取。',
    CURRENT_PASSWORD_WRONG: '请输入您现在登录用的密码。',
    PASSWORD_POLICY: '请按字段旁的提示修改。',
    XSRF_REJECTED: '刷新页面会取得新的凭据。',
  },
  en: {
    BAD_CREDENTIALS: 'Check capitals and keyboard layout; a forgotten password can be reset.',
    CODE_INVALID:
      'A code is valid for 15 minutes and works once. Go back one step to get a new one.',
    CURRENT_PASSWORD_WRONG: 'Enter the password you log in with now.',
    PASSWORD_POLICY: 'Change it as the field says.',
    XSRF_REJECTED: 'Reloading the page fetches fresh proof.',
  },
};

/** Why the server or the network refused, and what to do next. */
export function FailureNotice({ failure }: { failure: ClientError | undefined }) {
  const { language } = useSession();
  if (!failure || failure.kind === 'aborted') return null;
  const { error, retryAfter } = failure.result ?? {};
  const nextStep = error && nextSteps[language][error];
  return (
    <Notice tone="danger" title={failure.message} role="alert">
      {nextStep}
      {retryAfter !== undefined && waitingTime(retryAfter, language)}
    </Notice>
  );
}

function waitingTime(seconds: number, language: Language): string {
  const isLong = seconds >= 60;
  const amount = isLong ? Math.ceil(seconds / 60) : Math.ceil(seconds);
  if (language === 'zh') return `请在 ${amount} ${isLong ? '分钟' : '秒'}后再试。`;
  return `Try again in ${amount} ${isLong ? 'min' : 's'}.`;
}
