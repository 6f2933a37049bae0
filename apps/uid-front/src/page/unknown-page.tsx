import { PageLink } from '../address/page-link.tsx';
import { useSession } from '../session/session-context.ts';
import { Page } from './page.tsx';

const texts = {
  zh: { title: '没有这一页', lead: '账户里没有这个地址。', login: '去登录' },
  en: { title: 'There is no such page', lead: 'The account has no such address.', login: 'Log in' },
};

export function UnknownPage() {
  const { title, lead, login } = texts[useSession().language];
  return (
    <Page title={title} lead={lead}>
      <p>
        <PageLink to="/login">{login}</PageLink>
      </p>
    </Page>
  );
}
