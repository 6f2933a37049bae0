import { listMissedSearches } from '@uid/contract/search';
import type { MissedSearch } from '@uid/contract/search';
import { useMemo } from 'react';

import { languageNames } from '../../format/language-names.ts';
import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { Screen } from '../../screen/screen.tsx';
import { useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';

const texts = {
  zh: {
    title: '没有找到的搜索',
    lead: '90 天里访客搜索过、网站上没有的词。同一个词半分钟内只计一次；不记录是谁搜的。',
    q: '搜索的词',
    language: '语言',
    languages: languageNames.zh,
    shown: '显示的是',
    none: '没有结果',
    count: '次数',
    last: '最近一次',
    empty: '没有：访客搜索过的都找到了',
  },
  en: {
    title: 'Searches that found nothing',
    lead: 'Searches of the last 90 days that found nothing. The same words within half a minute count once; who searched is not recorded.',
    q: 'Searched for',
    language: 'Language',
    languages: languageNames.en,
    shown: 'Shown',
    none: 'No results',
    count: 'Times',
    last: 'Latest',
    empty: 'None: every search found something',
  },
};

/** Searches without a result, which show where a synonym or a text is missing. */
export function MissedSearchesScreen() {
  const { title, lead, empty } = useTexts(texts);
  const answer = useAnswer(listMissedSearches, {});
  const columns = useColumns();
  return (
    <Screen title={title} lead={lead}>
      <Answered answer={answer}>
        {({ searches }) => (
          <DataTable
            caption={title}
            columns={columns}
            rows={searches}
            keyOf={({ language, q }) => `${language} ${q}`}
            empty={empty}
          />
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<MissedSearch>[] {
  const own = useTexts(texts);
  const { day, number } = useFormats();
  return useMemo(
    () => [
      { id: 'q', label: own.q, cell: ({ q }) => q },
      { id: 'language', label: own.language, cell: ({ language }) => own.languages[language] },
      { id: 'shown', label: own.shown, cell: ({ shown }) => shown || own.none },
      { id: 'count', label: own.count, numeric: true, cell: ({ count }) => number(count) },
      { id: 'last', label: own.last, isTime: true, cell: ({ lastOn }) => day(lastOn) },
    ],
    [own, day, number],
  );
}
