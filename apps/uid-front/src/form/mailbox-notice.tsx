import { Notice } from '@uid/ui/notice';

import { useSession } from '../session/session-context.ts';

const texts = {
  zh: { nothing: '开发环境不会真的寄出：', mailbox: '打开开发用邮箱' },
  en: { nothing: 'Nothing leaves a development machine: ', mailbox: 'Development mailbox' },
};

/** Says where to read in development what would have been sent. */
export function MailboxNotice({ mailbox }: { mailbox: string | undefined }) {
  const own = texts[useSession().language];
  if (!mailbox) return null;
  return (
    <Notice>
      {own.nothing}
      <a href={mailbox} target="_blank" rel="noreferrer">
        {own.mailbox}
      </a>
    </Notice>
  );
}
