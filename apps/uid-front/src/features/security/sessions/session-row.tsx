import { endSession } from '@uid/contract/account';
import type { OpenSession } from '@uid/contract/account';
import { Button } from '@uid/ui/button';
import { Row } from '@uid/ui/row-list';
import { Status } from '@uid/ui/status';

import { FailureNotice } from '@uid/forms/failure-notice';
import { useSession } from '../../../session/session-context.ts';
import { describeAgent } from '@uid/contract/describe-agent';
import { formatTime } from '@uid/ui/format-time';
import { addressWords } from '../facts/address-words.ts';
import { Facts } from '../facts/facts.tsx';
import { useAction } from '../part/use-action.ts';

const texts = {
  zh: {
    current: '就是这里',
    end: '结束',
    since: (time: string) => `${time} 登录`,
    seen: (time: string) => `最近活动 ${time}`,
  },
  en: {
    current: 'This one',
    end: 'Log out',
    since: (time: string) => `Logged in ${time}`,
    seen: (time: string) => `Last active ${time}`,
  },
};

interface SessionRowProps {
  session: OpenSession;
  onEnded: () => void;
}

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { language, send } = useSession();
  const own = texts[language];
  const end = useAction(async () => {
    await send(endSession, { id: session.id });
    onEnded();
  });
  const device = describeAgent(session.agent, language);
  const facts = [
    addressWords[language](session.address),
    own.since(formatTime(session.createdAt, language)),
    ...(session.isCurrent ? [] : [own.seen(formatTime(session.lastSeenAt, language))]),
  ];
  return (
    <Row
      title={device}
      trailing={
        session.isCurrent ? (
          <Status tone="photon">{own.current}</Status>
        ) : (
          <Button
            tone="secondary"
            size="small"
            busy={end.isBusy}
            aria-label={`${own.end} ${device}`}
            onClick={end.run}
          >
            {own.end}
          </Button>
        )
      }
    >
      <Facts facts={facts} />
      <FailureNotice failure={end.failure} fields={{}} />
    </Row>
  );
}
