import { ButtonLink } from '@uid/ui/button-link';
import { Notice } from '@uid/ui/notice';
import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';

import { quoteFormPath } from '../layout/quote-form-path.ts';
import { useLanguage, useLocalPath } from '../layout/use-language.ts';
import { leaveForLogin } from './leave-for.ts';
import { useStoredOwner, useStoredToken } from './use-stored-token.ts';

const texts = {
  zh: {
    title: '这一页需要登录和 JavaScript',
    text: '登录凭据只保存在您的浏览器里，登录和读取它都需要 JavaScript：请为本站打开，再重新载入这一页。不打开也可以写信或打电话询价，我们书面报价。购物车里的商品会保留。',
    ask: '写信询价',
  },
  en: {
    title: 'This page needs a login and JavaScript',
    text: 'Your session is kept in your browser only, and logging in and reading it take JavaScript: switch it on for this site and load the page again. Or write to us or call, and we quote in writing. Your cart is kept.',
    ask: 'Ask for a quote',
  },
};

/**
 * Shows a page to a visitor with a session; other visitors are sent to log in and come back. Without script, shows a
 * notice.
 */
export function SessionGate({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const token = useStoredToken();
  const owner = useStoredOwner();
  useEffect(() => {
    if (token === null) leaveForLogin({ replaces: true });
  }, [token]);
  return (
    <>
      {/* Only the server renders this notice: the scripts of islands contain no text for visitors without script. */}
      <noscript>{import.meta.env.SSR && <NoScriptNotice />}</noscript>
      {/* A login as somebody else makes this the page of another account, so the children are mounted anew. */}
      {token ? <Fragment key={owner}>{children}</Fragment> : waiting}
    </>
  );
}

function NoScriptNotice() {
  const { title, text, ask } = texts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <Notice
      tone="warning"
      title={title}
      actions={<ButtonLink href={localPath(quoteFormPath)}>{ask}</ButtonLink>}
    >
      {text}
    </Notice>
  );
}
