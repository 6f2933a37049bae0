import type { Passkey } from '@uid/contract/account';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { RowList } from '@uid/ui/row-list';
import { useState } from 'react';

import { arePasskeysHere } from '@uid/forms/passkeys-here';
import { useSession } from '../../../session/session-context.ts';
import { SecurityPart } from '../part/security-part.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

const texts = {
  zh: {
    title: '通行密钥',
    intro: '用指纹、面容或设备密码登录：没有可以泄露的密码，钓鱼网站也拿不走。',
    none: '还没有通行密钥。',
    only: '这个账户没有密码，所以唯一的通行密钥不能移除。再添加一个，或者设置密码。',
    add: '添加通行密钥',
    notHere: '当前浏览器或网址不能创建通行密钥。请用较新的浏览器和网站的域名打开。',
    added: (name: string) => `已添加“${name}”，下次登录就可以用它。`,
    removed: '已移除。设备里的那一份可以在设备的密码设置里删除。',
  },
  en: {
    title: 'Passkeys',
    intro:
      'Log in with a fingerprint, a face or the device’s PIN: there is no password to leak, and nothing for a phishing site to take.',
    none: 'No passkeys yet.',
    only: 'This account has no password, so its only passkey cannot be removed. Add another one, or set a password.',
    add: 'Add a passkey',
    notHere:
      'This browser or address cannot create passkeys. Use a recent browser and the site’s domain.',
    added: (name: string) => `“${name}” has been added; use it for your next login.`,
    removed: 'Removed. The copy on the device can be deleted in its password settings.',
  },
};

interface PasskeysPartProps {
  passkeys: readonly Passkey[];
  hasOther: boolean;
  onChanged: () => void;
}

export function PasskeysPart({ passkeys, hasOther, onChanged }: PasskeysPartProps) {
  const own = texts[useSession().language];
  const [isHere] = useState(arePasskeysHere);
  const [isAdding, setAdding] = useState(false);
  const [done, setDone] = useState<string>();
  const isOnlyWay = !hasOther && passkeys.length === 1;
  const finish = (sentence?: string) => {
    setAdding(false);
    setDone(sentence);
    onChanged();
  };
  return (
    <SecurityPart id="passkeys" title={own.title} intro={own.intro}>
      {done && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a notice holds paragraphs
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      {passkeys.length === 0 && <p>{own.none}</p>}
      <RowList>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRenamed={() => finish()}
            onRemoved={isOnlyWay ? undefined : () => finish(own.removed)}
          />
        ))}
      </RowList>
      {isOnlyWay && <p>{own.only}</p>}
      {isAdding && (
        <AddPasskey onAdded={(name) => finish(own.added(name))} onCancel={() => setAdding(false)} />
      )}
      {isHere && !isAdding && (
        <p>
          <Button tone="secondary" onClick={() => setAdding(true)}>
            {own.add}
          </Button>
        </p>
      )}
      {!isHere && <Notice>{own.notHere}</Notice>}
    </SecurityPart>
  );
}
