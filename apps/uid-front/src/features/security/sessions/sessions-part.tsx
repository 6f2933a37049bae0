import { listSessions } from '@uid/contract/account';
import { RowList } from '@uid/ui/row-list';

import { useSession } from '../../../session/session-context.ts';
import { LoadedPart } from '../part/loaded-part.tsx';
import { SecurityPart } from '../part/security-part.tsx';
import { useLoaded } from '../part/use-loaded.ts';
import { EndAllSessions } from './end-all-sessions.tsx';
import { SessionRow } from './session-row.tsx';

const texts = {
  zh: { title: '登录的设备', intro: '有不认得的？结束它，移除不认得的通行密钥，再换一个密码。' },
  en: {
    title: 'Where you are logged in',
    intro:
      'One you don’t recognise? End it, remove passkeys you don’t know, then set a new password.',
  },
};

interface SessionsPartProps {
  version: number;
  onChanged: () => void;
}

export function SessionsPart({ version, onChanged }: SessionsPartProps) {
  const { language, send } = useSession();
  const part = useLoaded(() => send(listSessions, {}), version);
  return (
    <SecurityPart id="sessions" {...texts[language]}>
      <LoadedPart part={part}>
        {({ sessions }) => (
          <RowList>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={onChanged} />
            ))}
          </RowList>
        )}
      </LoadedPart>
      <EndAllSessions />
    </SecurityPart>
  );
}
