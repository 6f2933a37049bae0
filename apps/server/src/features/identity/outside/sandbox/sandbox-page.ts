import { hash } from 'node:crypto';

import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import { escapeHtml } from '../../../../escape-html.ts';

/**
 * Gives the step from the login page to this one the site's view transition. Browsers look for the rule on both pages
 * before they show either.
 */
const transition =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';
export const transitionHash = hash('sha256', transition, 'base64');

const texts = {
  zh: {
    titles: { oidc: '示例公司登录', wechat: '微信登录（模拟）', alipay: '支付宝登录（模拟）' },
    who: '账号',
    email: '邮箱（公司账号）',
    verified: '公司已验证这个邮箱',
    agree: '同意',
    refuse: '取消',
    notice: '这是开发用的模拟页面，不是真正的公司。',
  },
  en: {
    titles: {
      oidc: 'Example company: log in',
      wechat: 'WeChat (stand-in)',
      alipay: 'Alipay (stand-in)',
    },
    who: 'Account',
    email: 'Email address (of the company)',
    verified: 'The company has verified this address',
    agree: 'Agree',
    refuse: 'Cancel',
    notice: 'A stand-in for development, and no real company.',
  },
};

/** Returns the page where a developer says who they are and whether they agree. It needs no script. */
export function sandboxPage(page: URL, language: Language): string {
  const own = texts[language];
  const kind =
    (['wechat', 'alipay'] as const).find((each) => page.pathname.includes(`/${each}/`)) ?? 'oidc';
  const title = own.titles[kind];
  const path = escapeHtml(page.pathname);
  const mail =
    kind === 'oidc'
      ? `<p><label>${own.email} <input name="email" type="email"></label></p>
    <p><label><input name="verified" type="checkbox" checked> ${own.verified}</label></p>`
      : '';
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${transition}</style>
</head>
<body>
<main>
  <h1>${title}</h1>
  <form method="post" action="${path}">
    <input type="hidden" name="page" value="${escapeHtml(page.pathname + page.search)}">
    <p><label>${own.who} <input name="subject" value="visitor"></label></p>
    ${mail}
    <p><button name="decision" value="agree">${own.agree}</button>
    <button name="decision" value="refuse">${own.refuse}</button></p>
  </form>
  <p>${own.notice}</p>
</main>
</body>
</html>
`;
}
