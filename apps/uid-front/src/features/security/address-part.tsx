import { Button } from '@uid/ui/button';
import { Row, RowList } from '@uid/ui/row-list';

import { useSession } from '../../session/session-context.ts';
import { SecurityPart } from './part/security-part.tsx';

const texts = {
  zh: {
    title: '邮箱',
    intro: '消息也寄到那里，换了手机号还能找回账户。',
    none: '还没有',
    add: '添加邮箱',
  },
  en: {
    title: 'Email address',
    intro: 'Messages go there too, and it lets you back in without your number.',
    none: 'None yet',
    add: 'Add an address',
  },
};

/** For an account that was made with a phone number, whose email address is added later. */
export function AddressPart({ onAdd }: { onAdd: () => void }) {
  const { title, intro, none, add } = texts[useSession().language];
  return (
    <SecurityPart id="address" title={title} intro={intro}>
      <RowList>
        <Row
          title={none}
          trailing={
            <Button tone="secondary" size="small" onClick={onAdd}>
              {add}
            </Button>
          }
        />
      </RowList>
    </SecurityPart>
  );
}
