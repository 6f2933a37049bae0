import { useMemo } from 'react';
import type { MetaArgs } from 'react-router';

import { pageMeta } from '../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../layout/use-language.ts';
import { splitLanguage } from '@uid/contract/routes';
import { storedEvent } from '@uid/contract/markers';
import type { RouteHandle } from '../root.tsx';
import { MicroAppLoading } from './micro-app-loading.tsx';
import { MicroAppView } from './micro-app-view.tsx';
import { useIsBrowser } from './use-is-browser.ts';

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

const texts = {
  zh: {
    title: '账户',
    description: '登录、注册与修改密码。',
    noScript: '登录需要 JavaScript：登录凭据只保存在您的浏览器里。购物车里的商品会保留。',
  },
  en: {
    title: 'Account',
    description: 'Log in, register and change your password.',
    noScript:
      'Logging in needs JavaScript: your session is kept in your browser only. Your cart is kept.',
  },
};

export function meta(args: MetaArgs) {
  return pageMeta(args, texts[splitLanguage(args.location.pathname).language]);
}

/** `/uid-front/*`: hosts the micro-app `uid-front` inside the global layout, its errors captured. */
export default function MicroAppPage() {
  const language = useLanguage();
  const localPath = useLocalPath();
  const isBrowser = useIsBrowser();
  const basename = localPath('/uid-front');
  const shell = useMemo(
    () => ({
      basename,
      language,
      theme: themeOf(isBrowser),
      navigate: (path: string) => {
        dispatchEvent(new Event(storedEvent));
        location.assign(path);
      },
    }),
    [basename, language, isBrowser],
  );
  return (
    <>
      <noscript>
        <p>{texts[language].noScript}</p>
      </noscript>
      {isBrowser ? <MicroAppView name="uid-front" {...shell} /> : <MicroAppLoading />}
    </>
  );
}

function themeOf(isBrowser: boolean): string {
  return isBrowser && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
