import { buttonClass } from '@uid/ui/button-class';
import { Row, RowList } from '@uid/ui/row-list';

import { PageLink } from '../../address/page-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { formatDay } from './facts/format-time.ts';
import { SecurityPart } from './part/security-part.tsx';

const texts = {
  zh: { title: '密码', at: (day: string) => `上次修改：${day}`, change: '修改密码' },
  en: {
    title: 'Password',
    at: (day: string) => `Last changed: ${day}`,
    change: 'Change the password',
  },
};

export function PasswordPart({ changedAt }: { changedAt: number }) {
  const { language } = useSession();
  const own = texts[language];
  return (
    <SecurityPart id="password" title={own.title}>
      <RowList>
        <Row
          title={own.at(formatDay(changedAt, language))}
          trailing={
            <PageLink
              to="/modify-password"
              className={buttonClass({ tone: 'secondary', size: 'small' })}
            >
              {own.change}
            </PageLink>
          }
        />
      </RowList>
    </SecurityPart>
  );
}
