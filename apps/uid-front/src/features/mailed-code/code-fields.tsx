import { mailedCodeLength } from '@uid/contract/identity';

import { CodeField } from '@uid/forms/code-field';
import { KnownEmailField } from '@uid/forms/known-email-field';
import type { FormState } from '@uid/forms/use-form';
import { MailboxNotice } from '../../form/mailbox-notice.tsx';
import { useSession } from '../../session/session-context.ts';
import type { MailProof } from './sent-code.ts';

const texts = {
  zh: {
    code: '邮件中的验证码',
    hint: (link: string) =>
      `${mailedCodeLength} 位数字，15 分钟内在这个浏览器里有效${link}。没有收到？请看看垃圾邮件。`,
    link: '；也可以打开邮件中的链接',
  },
  en: {
    code: 'The code from the email',
    hint: (link: string) =>
      `${mailedCodeLength} digits, valid for 15 minutes in this browser${link}. Nothing came? Look in the spam folder.`,
    link: '; or open the link in the email',
  },
};

interface CodeFieldsProps {
  proof: MailProof;
  form: FormState;
  /** True if the mail has a link as well; the page that it leads to asks for more than the code. */
  hasLink?: boolean;
}

/** Shows which address was mailed, and asks for the mailed code, unless the mail's link has replaced it. */
export function CodeFields({ proof, form, hasLink = true }: CodeFieldsProps) {
  const own = texts[useSession().language];
  if ('link' in proof)
    return (
      <>
        <KnownEmailField email={proof.email} />
        <input type="hidden" name="link" value={proof.link} />
      </>
    );
  return (
    <>
      <MailboxNotice mailbox={proof.mailbox} />
      <KnownEmailField email={proof.email} />
      <input type="hidden" name="request" value={proof.request} />
      {proof.displayName && <input type="hidden" name="displayName" value={proof.displayName} />}
      <CodeField
        label={own.code}
        hint={own.hint(hasLink ? own.link : '')}
        form={form}
        waits={hasLink}
        takesFocus
      />
    </>
  );
}
