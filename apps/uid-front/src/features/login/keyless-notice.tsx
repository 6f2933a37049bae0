import { forgetfulStorage } from '@uid/contract/storage';
import { Notice } from '@uid/ui/notice';
import { useEffect, useState } from 'react';

import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: {
    keyless:
      '此浏览器没有为本站保存密钥，登录只能短时间有效，工作人员无法登录。请通过 HTTPS 打开本站，并允许本站保存数据。',
    forgetful: '此浏览器不保存本站的数据，登录不会保持。请允许本站保存数据（Cookie），再重新载入。',
  },
  en: {
    keyless:
      'This browser keeps no key for this site, so you will stay logged in for a short time only, and staff can’t log in at all. Open the site over HTTPS and let it store data.',
    forgetful:
      'This browser stores nothing of this site, so you can’t stay logged in. Let the site store data (cookies) and load the page again.',
  },
};

/** Says before the login what follows if the browser has no keys, or no storage at all. */
export function KeylessNotice() {
  const { language, hasKey, storage } = useSession();
  const [isKeyless, setKeyless] = useState(false);
  useEffect(() => {
    let isOver = false;
    void hasKey().then((has) => isOver || setKeyless(!has));
    return () => {
      isOver = true;
    };
  }, [hasKey]);
  const { keyless, forgetful } = texts[language];
  const isForgetful = storage === forgetfulStorage;
  return (
    (isForgetful || isKeyless) && (
      <Notice tone="warning">{isForgetful ? forgetful : keyless}</Notice>
    )
  );
}
