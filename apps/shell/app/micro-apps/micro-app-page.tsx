import { useMemo } from 'react';
import type { MetaArgs } from 'react-router';

import { layoutTexts } from '../layout/layout-texts.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../layout/use-language.ts';
import { splitLanguage } from '@uid/contract/routes';
import { storedEvent } from '@uid/contract/markers';
import type { RouteHandle } from '../root.tsx';
import { MicroAppLoading } from './micro-app-loading.tsx';
import { MicroAppView } from './micro-app-view.tsx';
import { useIsBrowser } from './use-is-browser.ts';
import { useTheme } from './use-theme.ts';

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

const texts = {
  zh: {
    title: '账户',
    description: '登录、注册、修改密码与账户安全。',
    noScript: '登录需要 JavaScript：登录凭据只保存在您的浏览器里。购物车里的商品会保留。',
  },
  en: {
    title: 'Account',
    description: 'Log in, register, change your password and see how your account is protected.',
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
  const theme = useTheme();
  const basename = localPath('/uid-front');
  const shell = useMemo(
    () => ({
      basename,
      language,
      theme,
      onTitle: (title: string) => {
        document.title = `${title} · ${layoutTexts[language].brand}`;
      },
      navigate: (path: string) => {
        dispatchEvent(new Event(storedEvent));
        location.assign(path);
      },
    }),
    [basename, language, theme],
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
