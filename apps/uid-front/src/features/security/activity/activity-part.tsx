import { Button } from '@uid/ui/button';
import { RowList } from '@uid/ui/row-list';

import { FailureNotice } from '@uid/forms/failure-notice';
import { useSession } from '../../../session/session-context.ts';
import { LoadedPart } from '../part/loaded-part.tsx';
import { SecurityPart } from '../part/security-part.tsx';
import { ActivityRow } from './activity-row.tsx';
import { useActivity } from './use-activity.ts';

const texts = {
  zh: {
    title: '近半年的活动',
    none: '近半年没有记录。',
    more: '加载更多',
  },
  en: {
    title: 'Activity of the last six months',
    none: 'Nothing in the last six months.',
    more: 'Load more',
  },
};

export function ActivityPart({ version }: { version: number }) {
  const own = texts[useSession().language];
  const { part, events, next, load } = useActivity(version);
  return (
    <SecurityPart id="activity" title={own.title}>
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
          <Button tone="secondary" busy={load.isBusy} onClick={load.run}>
            {own.more}
          </Button>
        </p>
      )}
    </SecurityPart>
  );
}
