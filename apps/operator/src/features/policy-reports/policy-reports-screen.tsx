import { listPolicyReports } from '@uid/contract/policy-reports';
import type { PolicyReport } from '@uid/contract/policy-reports';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useFormats } from '../../format/use-formats.ts';
import { Screen } from '../../screen/screen.tsx';
import { useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';

const texts = {
  zh: {
    title: '策略报告',
    lead: '浏览器按安全策略从我们的页面里挡下的东西。反复出现的，要么是页面的错，要么是有人在试探。',
    blocked: '被挡下的',
    directive: '规则',
    page: '页面',
    source: '来源',
    count: '次数',
    first: '第一次',
    last: '最近一次',
    empty: '没有报告：浏览器没有从我们的页面里挡下任何东西',
  },
  en: {
    title: 'Policy reports',
    lead: 'What browsers kept out of our pages by the security policies. What keeps coming back is a fault of a page, or somebody trying.',
    blocked: 'Kept out',
    directive: 'Rule',
    page: 'Page',
    source: 'Source',
    count: 'Times',
    first: 'First',
    last: 'Latest',
    empty: 'No reports: browsers kept nothing out of our pages',
  },
};

/** Lists what browsers have blocked because of the pages' security policies. */
export function PolicyReportsScreen() {
  const { title, lead, empty } = useTexts(texts);
  const answer = useAnswer(listPolicyReports, {});
  const columns = useColumns();
  return (
    <Screen title={title} lead={lead}>
      <Answered answer={answer}>
        {({ reports }) => (
          <DataTable
            caption={title}
            columns={columns}
            rows={reports}
            keyOf={({ kind, directive, blocked, page, source }) =>
              [kind, directive, blocked, page, source].join(' ')
            }
            empty={empty}
          />
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<PolicyReport>[] {
  const own = useTexts(texts);
  const { time, number } = useFormats();
  return useMemo(
    () => [
      { id: 'blocked', label: own.blocked, cell: ({ blocked }) => <code>{blocked}</code> },
      { id: 'directive', label: own.directive, cell: ({ directive }) => <code>{directive}</code> },
      { id: 'page', label: own.page, cell: ({ page }) => <code>{page}</code> },
      { id: 'source', label: own.source, cell: ({ source }) => source && <code>{source}</code> },
      { id: 'count', label: own.count, numeric: true, cell: ({ count }) => number(count) },
      {
        id: 'first',
        label: own.first,
        isHidden: true,
        isTime: true,
        cell: ({ firstAt }) => time(firstAt),
      },
      { id: 'last', label: own.last, isTime: true, cell: ({ lastAt }) => time(lastAt) },
    ],
    [own, time, number],
  );
}
