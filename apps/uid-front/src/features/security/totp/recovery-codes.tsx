import { saveFile } from '@uid/forms/save-file';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';

import { focusWhenShown } from '../../../page/focus-when-shown.ts';
import { useSession } from '../../../session/session-context.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './totp.module.css';

const texts = {
  zh: {
    title: '请收好恢复码',
    lead: '只显示这一次。手机丢了或换了，每个恢复码可以代替验证码登录一次。存进密码管理器，或者打印出来锁好。',
    copy: '全部复制',
    download: '下载文本文件',
    kept: '我已收好',
    file: (name: string) => `${name} 的恢复码，每个只能用一次：`,
  },
  en: {
    title: 'Keep these recovery codes',
    lead: 'They are shown this once. Without the phone, each of them replaces a code at one login. Put them into your password manager, or print them and lock them away.',
    copy: 'Copy all',
    download: 'Download as text',
    kept: 'I have kept them',
    file: (name: string) => `Recovery codes of ${name}; each works once:`,
  },
};

interface RecoveryCodesProps {
  /** Name of the account. */
  name: string;
  codes: readonly string[];
  onKept: () => void;
}

export function RecoveryCodes({ name, codes, onKept }: RecoveryCodesProps) {
  const own = texts[useSession().language];
  const all = codes.join('\n');
  // The file is made in the browser: a server would get to see the codes.
  const handleDownload = () =>
    saveFile(
      'uid-recovery-codes.txt',
      new Blob([`${own.file(name)}\n\n${all}\n`], { type: 'text/plain;charset=utf-8' }),
    );
  return (
    <div className={styles.panel}>
      <h3 ref={focusWhenShown} className={styles.title} tabIndex={-1}>
        {own.title}
      </h3>
      <p>{own.lead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <CopyButton text={all}>{own.copy}</CopyButton>
        <Button tone="secondary" size="small" onClick={handleDownload}>
          <Icon name="download" size={16} />
          {own.download}
        </Button>
      </p>
      <p>
        <Button onClick={onKept}>{own.kept}</Button>
      </p>
    </div>
  );
}
