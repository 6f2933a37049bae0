import type { MetaArgs } from 'react-router';
import { splitLanguage } from '@uid/contract/paths';
import { Container } from '@uid/ui/grid';
import { Notice } from '@uid/ui/notice';
import { PageHeader } from '@uid/ui/page-header';

import { islandFiles } from '../islands/island-files.ts';
import { islandMarker } from '../islands/island-markers.ts';
import { IslandScripts } from '../islands/island-scripts.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { useLanguage } from '../layout/use-language.ts';
import type { RouteHandle } from '../root.tsx';
import { MicroAppFrame } from './micro-app-frame.tsx';
import styles from './micro-app.module.css';

export const handle: RouteHandle = { isPrivate: true };

const texts = {
  zh: {
    title: '账户',
    description: '登录、注册、修改密码与账户安全。',
    noScript: '登录与账户需要 JavaScript',
    noScriptText: '登录凭据只保存在您的浏览器里，读取它需要 JavaScript。购物车里的商品会保留。',
  },
  en: {
    title: 'Account',
    description: 'Log in, register, change your password and see how your account is protected.',
    noScript: 'Logging in needs JavaScript',
    noScriptText:
      'Your session is kept in your browser only, and reading it takes JavaScript. Your cart is kept.',
  },
};

export function meta(args: MetaArgs) {
  return pageMeta(args, texts[splitLanguage(args.location.pathname).language]);
}

/** `/uid-front/*`: hosts the micro-app `uid-front` inside the global layout, its errors captured. */
export default function MicroAppPage() {
  const files = islandFiles('micro-app');
  const { title, noScript, noScriptText } = texts[useLanguage()];
  return (
    <>
      <noscript>
        <PageHeader size="small" title={title} />
        <Container>
          <div className={styles.noScript}>
            <Notice tone="warning" title={noScript}>
              <p>{noScriptText}</p>
            </Notice>
          </div>
        </Container>
      </noscript>
      <div {...{ [islandMarker]: files.module }}>
        <MicroAppFrame name="uid-front" />
      </div>
      <IslandScripts {...files} />
    </>
  );
}
