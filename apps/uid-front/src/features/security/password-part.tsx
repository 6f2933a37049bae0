import { buttonClass } from '@uid/ui/button-class';
import { Row, RowList } from '@uid/ui/row-list';
import { formatDay } from '@uid/ui/format-time';

import { PageLink } from '../../address/page-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { SecurityPart } from './part/security-part.tsx';

const texts = {
  zh: {
    title: '密码',
    at: (day: string) => `上次修改：${day}`,
    change: '修改密码',
    none: '没有密码',
    set: '设置密码',
  },
  en: {
    title: 'Password',
    at: (day: string) => `Last changed: ${day}`,
    change: 'Change the password',
    none: 'No password',
    set: 'Set a password',
  },
};

interface PasswordPartProps {
  /** Undefined if there is no password. */
  changedAt: number | undefined;
}

export function PasswordPart({ changedAt }: PasswordPartProps) {
  const { language } = useSession();
  const own = texts[language];
  const isThere = changedAt !== undefined;
  return (
    <SecurityPart id="password" title={own.title}>
      <RowList>
        <Row
          title={isThere ? own.at(formatDay(changedAt, language)) : own.none}
          trailing={
            <PageLink
              to="/modify-password"
              className={buttonClass({ tone: 'secondary', size: 'small' })}
            >
              {isThere ? own.change : own.set}
            </PageLink>
          }
        />
      </RowList>
    </SecurityPart>
  );
}
