import type { Mobile } from '@uid/contract/mobile';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { Row, RowList } from '@uid/ui/row-list';
import { Status } from '@uid/ui/status';
import { formatDay } from '@uid/ui/format-time';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { AddMobile } from './add-mobile.tsx';
import { RemoveMobile } from './remove-mobile.tsx';

const texts = {
  zh: {
    number: '手机号',
    none: '还没有绑定',
    since: (day: string) => `，${day}绑定`,
    logsIn: '，可以登录',
    add: '绑定手机号',
    change: '更换',
    added: (number: string) => `已绑定 ${number}。`,
    removed: '已移除，今后只用邮件提醒您。',
  },
  en: {
    number: 'Mobile number',
    none: 'None yet',
    since: (day: string) => `, since ${day}`,
    logsIn: ', logs in',
    add: 'Add a number',
    change: 'Change',
    added: (number: string) => `${number} has been added.`,
    removed: 'Removed. From now on you are notified by email only.',
  },
};

interface MobileRowProps {
  mobile: Mobile | undefined;
  isOffered: boolean;
  /** True if the account has no email address: then the number stays, and is used to log in. */
  isOnly: boolean;
  onChanged: () => void;
}

export function MobileRow({ mobile, isOffered, isOnly, onChanged }: MobileRowProps) {
  const { language } = useSession();
  const own = texts[language];
  const [isAdding, setAdding] = useState(false);
  const [done, setDone] = useState<string>();
  const canAdd = isOffered && !isAdding;
  const finish = (sentence: string) => {
    setAdding(false);
    setDone(sentence);
    onChanged();
  };
  return (
    <>
      {done && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a notice holds paragraphs
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      <RowList>
        <Row
          title={own.number}
          trailing={
            (mobile ?? canAdd) && (
              <>
                {mobile && !isOnly && <RemoveMobile onRemoved={() => finish(own.removed)} />}
                {canAdd && (
                  <Button tone="secondary" size="small" onClick={() => setAdding(true)}>
                    {mobile ? own.change : own.add}
                  </Button>
                )}
              </>
            )
          }
        >
          {mobile ? (
            <>
              <Status tone="photon">{mobile.number}</Status>
              {own.since(formatDay(mobile.confirmedAt, language))}
              {mobile.logsIn && own.logsIn}
            </>
          ) : (
            <Status>{own.none}</Status>
          )}
        </Row>
      </RowList>
      {isAdding && (
        <AddMobile
          isOnly={isOnly}
          onAdded={({ number }) => finish(own.added(number))}
          onCancel={() => setAdding(false)}
        />
      )}
    </>
  );
}
