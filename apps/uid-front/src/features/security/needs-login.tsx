import { buttonClass } from '@uid/ui/button-class';

import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: { lead: '登录之后才能查看账户安全。', login: '登录' },
  en: { lead: 'Log in to see how your account is protected.', login: 'Log in' },
};

export function NeedsLogin({ title }: { title: string }) {
  const { language, address, loginPage } = useSession();
  const own = texts[language];
  return (
    <Page title={title} lead={own.lead}>
      <a
        className={buttonClass({ size: 'large', block: true })}
        href={address.hrefOf(loginPage())}
        onClick={(event) => {
          event.preventDefault();
          address.go(loginPage());
        }}
      >
        {own.login}
      </a>
    </Page>
  );
}
