import { Button } from '@uid/ui/button';

import { useSession } from '../session/session-context.ts';
import { Page } from './page.tsx';

const texts = {
  zh: {
    title: '这一页没能载入',
    lead: '网络可能中断了，或者网站刚刚更新。重新加载即可继续。',
    reload: '重新加载',
  },
  en: {
    title: 'This page did not load',
    lead: 'The connection may have broken, or the site has just been updated. Reload to go on.',
    reload: 'Reload',
  },
};

/** A browser does not fetch a module again that failed to load once, so only a new document helps. */
export function MissingPage() {
  const own = texts[useSession().language];
  return (
    <Page title={own.title} lead={own.lead}>
      <Button size="large" block onClick={() => location.reload()}>
        {own.reload}
      </Button>
    </Page>
  );
}
