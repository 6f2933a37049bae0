import { ButtonLink } from '@uid/ui/button-link';
import { Notice } from '@uid/ui/notice';
import { loginRoute } from '@uid/contract/script-routes';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { useLanguage, useLocalPath } from '../layout/use-language.ts';
import { leaveForLogin } from './leave-for.ts';
import { useStoredToken } from './use-stored-token.ts';

const texts = {
  zh: {
    title: '这一页需要登录和 JavaScript',
    text: '登录凭据只保存在您的浏览器里，读取它需要 JavaScript。购物车里的商品会保留。',
    login: '登录',
  },
  en: {
    title: 'This page needs a login and JavaScript',
    text: 'Your session is kept in your browser only, and reading it takes JavaScript. Your cart is kept.',
    login: 'Log in',
  },
};

/** Shows a page to a session; anybody else goes to log in and comes back. Without script it says so. */
export function SessionGate({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const token = useStoredToken();
  useEffect(() => {
    if (token === null) leaveForLogin({ replaces: true });
  }, [token]);
  return (
    <>
      <noscript>
        <NoScriptNotice />
      </noscript>
      {token ? children : waiting}
    </>
  );
}

function NoScriptNotice() {
  const { title, text, login } = texts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <Notice
      tone="warning"
      title={title}
      actions={<ButtonLink href={localPath(loginRoute)}>{login}</ButtonLink>}
    >
      {text}
    </Notice>
  );
}
