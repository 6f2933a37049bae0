import { Notice } from '@uid/ui/notice';
import { useEffect, useState } from 'react';

import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: '此浏览器没有为本站保存密钥，登录只能短时间有效，工作人员无法登录。请通过 HTTPS 打开本站，并允许本站保存数据。',
  en: 'This browser keeps no key for this site, so you will stay logged in for a short time only, and staff can’t log in at all. Open the site over HTTPS and let it store data.',
};

/** Says before the login what a browser without keys means. */
export function KeylessNotice() {
  const { language, hasKey } = useSession();
  const [isKeyless, setKeyless] = useState(false);
  useEffect(() => {
    let isOver = false;
    void hasKey().then((has) => isOver || setKeyless(!has));
    return () => {
      isOver = true;
    };
  }, [hasKey]);
  return isKeyless && <Notice tone="warning">{texts[language]}</Notice>;
}
