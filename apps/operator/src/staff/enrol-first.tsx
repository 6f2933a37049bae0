import { identityRoutes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { ButtonLink } from '@uid/ui/button-link';

import { useConsoleSession, useTexts } from '../session/console-session.ts';

const texts = {
  zh: {
    title: '登记之后，权限才开始',
    lead: '管理员会给您一次性登记码。请在“账户安全”中输入它，并选择以后用什么确认身份；其他登录会结束。',
    enrol: '去登记',
  },
  en: {
    title: 'Your rights begin when you have enrolled',
    lead: 'An administrator gives you a one-time code. Enter it under “Account security” and choose how you confirm from now on; your other logins end.',
    enrol: 'Enrol',
  },
};

/**
 * Shown to staff who have a role but have not enrolled a factor, so that their rights are not active yet: they enrol
 * on the security page of their account.
 */
export function EnrolFirst() {
  const { language } = useConsoleSession();
  const { title, lead, enrol } = useTexts(texts);
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>
        <ButtonLink href={`${localPath(identityRoutes.security, language)}#staff`}>
          {enrol}
        </ButtonLink>
      </p>
    </>
  );
}
