import type { Activity } from '@uid/contract/account';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { Row, RowList } from '@uid/ui/row-list';

import { FailureNotice } from '../../../form/failure-notice.tsx';
import { useSession } from '../../../session/session-context.ts';
import { describeAgent } from '../part/describe-agent.ts';
import { formatTime } from '../part/format-time.ts';
import { LoadedPart } from '../part/loaded-part.tsx';
import { SecurityPart } from '../part/security-part.tsx';
import { activityTexts, isFailure } from './activity-texts.ts';
import { useActivity } from './use-activity.ts';

const texts = {
  zh: {
    title: '最近活动',
    intro: '近半年的记录。有不是您做的？请马上修改密码。',
    none: '近半年没有记录。',
    more: '加载更多',
    from: (address: string) => `地址 ${address}`,
  },
  en: {
    title: 'Recent activity',
    intro: 'The last half year. Something you did not do? Change the password at once.',
    none: 'Nothing in the last half year.',
    more: 'Load more',
    from: (address: string) => `address ${address}`,
  },
};

export function ActivityPart({ version }: { version: number }) {
  const own = texts[useSession().language];
  const { part, events, next, load } = useActivity(version);
  return (
    <SecurityPart id="activity" title={own.title} intro={own.intro}>
      <LoadedPart part={part}>
        {() => (
          <>
            {events.length === 0 && <p>{own.none}</p>}
            <RowList>
              {events.map((event) => (
                <ActivityRow key={event.id} event={event} />
              ))}
            </RowList>
          </>
        )}
      </LoadedPart>
      <FailureNotice failure={load.failure} fields={{}} />
      {next && (
        <p>
          <Button type="button" tone="secondary" busy={load.isBusy} onClick={load.run}>
            {own.more}
          </Button>
        </p>
      )}
    </SecurityPart>
  );
}

function ActivityRow({ event }: { event: Activity }) {
  const { language } = useSession();
  const from = [
    describeAgent(event.agent, language),
    ...(event.address ? [texts[language].from(event.address)] : []),
  ];
  return (
    <Row
      heading="p"
      title={
        <>
          {isFailure(event.kind) && <Icon name="warning" size={16} />}{' '}
          {activityTexts[language][event.kind]}
        </>
      }
      lead={
        <time dateTime={new Date(event.at).toISOString()}>{formatTime(event.at, language)}</time>
      }
    >
      {from.join(language === 'zh' ? '，' : ', ')}
    </Row>
  );
}
