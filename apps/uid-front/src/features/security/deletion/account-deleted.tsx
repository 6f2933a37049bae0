import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { buttonClass } from '@uid/ui/button-class';

import type { Kept } from '@uid/contract/personal-data';
import { Page } from '../../../page/page.tsx';
import { useSession } from '../../../session/session-context.ts';
import { KeptList } from './kept-list.tsx';

const texts = {
  zh: {
    title: '账户已删除',
    lead: '您的个人资料已经清除，所有登录都已结束。',
    kept: '按法律规定仍保存：',
    home: '回到首页',
  },
  en: {
    title: 'The account has been deleted',
    lead: 'Your personal data is erased, and every session has ended.',
    kept: 'What the law requires us to keep:',
    home: 'Back to the home page',
  },
};

export function AccountDeleted({ kept }: { kept: Kept }) {
  const { language } = useSession();
  const own = texts[language];
  return (
    <Page title={own.title} lead={own.lead}>
      {kept.length > 0 && (
        <>
          <p>{own.kept}</p>
          <KeptList kept={kept} />
        </>
      )}
      <a
        className={buttonClass({ size: 'large', block: true })}
        href={localPath(routes.home, language)}
      >
        {own.home}
      </a>
    </Page>
  );
}
