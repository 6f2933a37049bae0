import type { Localised } from '@uid/contract/language';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';

import { useFormSession } from '../form-session.ts';
import type { PasskeyProblem } from './passkey-problem.ts';

type Sentences = Record<PasskeyProblem, { title: string; step: string }>;

const texts: Localised<Sentences & { reload: string }> = {
  zh: {
    reload: '重新加载',
    cancelled: {
      title: '没有用上通行密钥。',
      step: '您取消了，或者等待超时。可以再试一次，也可以换一种方式。',
    },
    address: {
      title: '这个网址不能使用通行密钥。',
      step: '通行密钥只在网站的正式域名下有效，请从那里打开，或换一种方式。',
    },
    known: {
      title: '这台设备已经有本账户的通行密钥。',
      step: '不用再添加；换一台设备，或者插入另一把安全密钥再试。',
    },
    missing: {
      title: '通行密钥的程序没有取到。',
      step: '网络可能中断了，或者网站刚刚更新。重新加载后再试，也可以换一种方式。',
    },
    browser: {
      title: '浏览器没能完成通行密钥的操作。',
      step: '请更新浏览器或解锁设备后再试，也可以换一种方式。',
    },
  },
  en: {
    reload: 'Reload',
    cancelled: {
      title: 'No passkey was used.',
      step: 'You cancelled, or it took too long. Try again, or go another way.',
    },
    address: {
      title: 'Passkeys do not work at this address.',
      step: 'They belong to the site’s own domain. Open it there, or go another way.',
    },
    known: {
      title: 'This device already has a passkey of this account.',
      step: 'Nothing needs adding; try another device or another security key.',
    },
    missing: {
      title: 'What asks for passkeys did not arrive.',
      step: 'The connection may have broken, or the site has just been updated. Reload and try again, or go another way.',
    },
    browser: {
      title: 'The browser could not finish with the passkey.',
      step: 'Update it or unlock the device and try again, or go another way.',
    },
  },
};

export function PasskeyNotice({ problem }: { problem: PasskeyProblem }) {
  const { [problem]: said, reload } = texts[useFormSession().language];
  return (
    <Notice
      tone={problem === 'cancelled' ? 'info' : 'danger'}
      role="alert"
      title={said.title}
      // A browser never retries a module that failed to load, so only a reload of the document helps.
      actions={
        problem === 'missing' && (
          <Button tone="secondary" size="small" onClick={() => location.reload()}>
            {reload}
          </Button>
        )
      }
    >
      {said.step}
    </Notice>
  );
}
