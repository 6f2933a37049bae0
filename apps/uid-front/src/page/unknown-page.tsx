import { PageLink } from '../address/page-link.tsx';
import { useSession } from '../session/session-context.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { Page } from './page.tsx';

const texts = {
  zh: {
    title: '没有这一页',
    lead: '账户里没有这个地址。',
    login: '去登录',
    security: '账户安全',
  },
  en: {
    title: 'There is no such page',
    lead: 'The account area has no page at this address.',
    login: 'Log in',
    security: 'Account security',
  },
};

export function UnknownPage() {
  const { title, lead, login, security } = texts[useSession().language];
  const visitor = useVisitor();
  return (
    <Page title={title} lead={lead}>
      <p>
        {visitor ? (
          <PageLink to="/security">{security}</PageLink>
        ) : (
          <PageLink to="/login">{login}</PageLink>
        )}
      </p>
    </Page>
  );
}
