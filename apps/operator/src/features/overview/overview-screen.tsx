import type { getOverview, Overview } from '@uid/contract/overview';
import type { Localised } from '@uid/contract/language';
import { lazy, Suspense } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import type { Parameters } from '../../routing/use-address.ts';
import { PartBoundary } from '../../screen/part-boundary.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './overview.module.css';
import { WaitingRow } from './waiting-row.tsx';

const texts = {
  zh: {
    title: '概览',
    lead: '等着处理的事。数字会带您到那些行。',
  },
  en: {
    title: 'Overview',
    lead: 'Work that is waiting. Every number leads to its rows.',
  },
};

interface Waiting {
  of: Exclude<keyof Overview, 'longestWait'>;
  label: Localised<string>;
  /** The screen that lists these, and the parameters that filter its rows. */
  to: `/${string}`;
  search?: Parameters;
}

/** Everything that can wait, in the order of a working day. */
const everything: readonly Waiting[] = [
  { of: 'ordersToShip', label: { zh: '待发货的订单', en: 'Orders to ship' }, to: '/shipping' },
  {
    of: 'openEnquiries',
    label: { zh: '待答复的咨询', en: 'Enquiries without an answer' },
    to: '/enquiries',
    search: { state: 'open' },
  },
  {
    of: 'waitingConversations',
    label: { zh: '待回复的客户留言', en: 'Messages to answer' },
    to: '/conversations',
  },
  {
    of: 'approvals',
    label: { zh: '等待您复核的事项', en: 'Waiting for you as second person' },
    to: '/approvals',
  },
  {
    of: 'ordersInReview',
    label: { zh: '付款待核对的订单', en: 'Orders whose payment is in review' },
    to: '/orders',
    search: { state: 'review' },
  },
  {
    of: 'refundRequests',
    label: { zh: '等待决定的退款申请', en: 'Refund requests without a decision' },
    to: '/refunds',
  },
  {
    of: 'repayments',
    label: { zh: '要退回的转账', en: 'Repayments by transfer' },
    to: '/repayments',
  },
  { of: 'fapiaoToIssue', label: { zh: '待开的发票', en: 'Fapiao to issue' }, to: '/fapiao' },
  {
    of: 'lowStock',
    label: { zh: '库存不足的商品', en: 'Low stock' },
    to: '/catalogue',
    search: { low: 'true' },
  },
  {
    of: 'heldContents',
    label: { zh: '未执行的发布排期', en: 'Contents whose plan was not carried out' },
    to: '/contents',
    search: { state: 'held' },
  },
  {
    of: 'offeredContents',
    label: { zh: '新版本另有说法的内容', en: 'Contents of which a release says something else' },
    to: '/contents',
    search: { state: 'offered' },
  },
  { of: 'failedMessages', label: { zh: '未送达的消息', en: 'Failed messages' }, to: '/messages' },
  { of: 'failingJobs', label: { zh: '失败的定时任务', en: 'Failing jobs' }, to: '/jobs' },
];

/** The endpoint is written out here, so that the first screen imports no schemas. */
const address = { method: 'GET', access: 'staff', path: '/api/staff/overview' } as const;

/** Loaded after the list of what waits, because the sales figures import schemas. */
const SalesPart = lazy(async () => ({
  default: (await import('../sales/sales-part.tsx')).SalesPart,
}));

/** Lists what waits, with links, and shows the revenue of the shop. */
export function OverviewScreen() {
  const own = useTexts(texts);
  const { language } = useConsoleSession();
  const may = useMay();
  const answer = useAnswer<typeof getOverview>(address, {});
  return (
    <Screen title={own.title} lead={own.lead}>
      <Answered answer={answer}>
        {(counts) => (
          <ul className={styles.list}>
            {everything.map(({ of, label, ...way }) => {
              const count = counts[of];
              return (
                count !== undefined && (
                  <WaitingRow
                    key={of}
                    label={label[language]}
                    count={count}
                    wait={of === 'waitingConversations' ? counts.longestWait : undefined}
                    {...way}
                  />
                )
              );
            })}
          </ul>
        )}
      </Answered>
      {may('revenue.read') && (
        <PartBoundary>
          <Suspense>
            <SalesPart />
          </Suspense>
        </PartBoundary>
      )}
    </Screen>
  );
}
