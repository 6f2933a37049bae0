import { getMobile } from '@uid/contract/mobile';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { LoadedPart } from '../part/loaded-part.tsx';
import { SecurityPart } from '../part/security-part.tsx';
import { useLoaded } from '../part/use-loaded.ts';
import { MobileRow } from './mobile-row.tsx';

const texts = {
  zh: {
    title: '手机号',
    intro:
      '密码、登录方式有变化，或在新的网络登录时，也发短信给您。只有您选择了，短信验证码才能登录：号码可能被补办。',
  },
  en: {
    title: 'Mobile number',
    intro:
      'Like your mailbox, your phone is notified of a new password, way to log in or network. A code sent to it can log you in only if you choose so.',
  },
};

interface MobilePartProps {
  version: number;
  onChanged: () => void;
}

/** The mobile number that is notified of changes, if the site sends text messages. */
export function MobilePart({ version, onChanged }: MobilePartProps) {
  const { language, send } = useSession();
  const [round, setRound] = useState(0);
  const part = useLoaded(() => send(getMobile, {}), version + round);
  const handleChange = () => {
    setRound((before) => before + 1);
    onChanged();
  };
  const { loaded } = part;
  if (loaded.status === 'ready' && !loaded.value.isOffered && !loaded.value.mobile) return null;
  return (
    <SecurityPart id="mobile" {...texts[language]}>
      <LoadedPart part={part}>
        {({ mobile, isOffered, isOnly = false }) => (
          <MobileRow {...{ mobile, isOffered, isOnly }} onChanged={handleChange} />
        )}
      </LoadedPart>
    </SecurityPart>
  );
}
