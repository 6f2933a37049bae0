import { Button } from '@uid/ui/button';

import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: {
    title: '密码已修改',
    first: '密码已设置',
    lead: '其他设备上的登录已经失效，这里仍然保持登录。我们也寄了一封邮件通知您。',
    go: '继续',
  },
  en: {
    title: 'The password has been changed',
    first: 'The password has been set',
    lead: 'Sessions on other devices have ended; you stay logged in here. We have emailed you a confirmation.',
    go: 'Continue',
  },
};

export function PasswordChanged({ isFirst }: { isFirst: boolean }) {
  const { language, leave } = useSession();
  const own = texts[language];
  return (
    <Page title={isFirst ? own.first : own.title} lead={own.lead}>
      <Button size="large" block onClick={leave}>
        {own.go}
      </Button>
    </Page>
  );
}
