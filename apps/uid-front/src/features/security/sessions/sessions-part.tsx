import { listSessions } from '@uid/contract/account';
import { RowList } from '@uid/ui/row-list';

import { useSession } from '../../../session/session-context.ts';
import { LoadedPart } from '../part/loaded-part.tsx';
import { SecurityPart } from '../part/security-part.tsx';
import { useLoaded } from '../part/use-loaded.ts';
import { EndAllSessions } from './end-all-sessions.tsx';
import { SessionRow } from './session-row.tsx';

const texts = { zh: '登录的设备', en: 'Where you are logged in' };

interface SessionsPartProps {
  version: number;
  onChanged: () => void;
}

export function SessionsPart({ version, onChanged }: SessionsPartProps) {
  const { language, send } = useSession();
  const part = useLoaded(() => send(listSessions, {}), version);
  return (
    <SecurityPart id="sessions" title={texts[language]}>
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
