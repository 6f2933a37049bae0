import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { buttonClass } from '@uid/ui/button-class';

import { Page } from '../../../page/page.tsx';
import { useSession } from '../../../session/session-context.ts';

const texts = {
  zh: { title: '账户已删除', lead: '您的个人资料已经清除，所有登录都已结束。', home: '回到首页' },
  en: {
    title: 'The account has been deleted',
    lead: 'Your personal data is erased, and every session has ended.',
    home: 'Back to the home page',
  },
};

export function AccountDeleted() {
  const { language } = useSession();
  const own = texts[language];
  return (
    <Page title={own.title} lead={own.lead}>
      <a
        className={buttonClass({ size: 'large', block: true })}
        href={localPath(routes.home, language)}
      >
        {own.home}
      </a>
    </Page>
  );
}
