import type { Order } from '@uid/contract/orders';
import { Timeline } from '@uid/ui/timeline';
import type { TimelineState } from '@uid/ui/timeline';
import { formatShopTime } from '@uid/ui/format-time';

import { useLanguage } from '../../../layout/use-language.ts';
import { boughtKind } from './bought-kind.ts';
import { detailTexts } from './detail-texts.ts';
import styles from './detail.module.css';

/** The history of an order, given oldest first and shown latest first: what happened when, by whom and why. */
export function OrderHistory({ events, lines }: Pick<Order, 'events' | 'lines'>) {
  const language = useLanguage();
  const texts = detailTexts[language];
  const isKeys = boughtKind(lines) === 'licences';
  // Keys are delivered when they are issued: that is a single event, and nothing was shipped.
  const newest = events.filter(({ state }) => !isKeys || state !== 'shipped').toReversed();
  // An event that did not change the state, such as a request for a refund, is shown as an event of its own.
  const isMove = (index: number) =>
    newest[index]?.state !== newest[index + 1]?.state &&
    !(isKeys && newest[index]?.state === 'delivered');
  return (
    <Timeline
      stateLabels={texts.stages}
      items={newest.map((event, index) => ({
        id: `${newest.length - index}`,
        title: isMove(index) ? texts.events[event.state] : event.reason,
        time: formatShopTime(event.at, language),
        dateTime: new Date(event.at).toISOString(),
        state: index === 0 ? latestState(event.state) : 'done',
        children: (
          <p className={styles.by}>
            {isMove(index) && `${event.reason}\u00a0· `}
            {texts.by[event.by]}
          </p>
        ),
      }))}
    />
  );
}

function latestState(state: Order['state']): TimelineState {
  return state === 'cancelled' || state === 'review' ? 'failed' : 'current';
}
