import { languages } from '@uid/contract/language';
import { noticeKinds } from '@uid/contract/notices';
import { orderStates } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { noticeWords } from './notice-words.ts';

test('no notice says one thing twice', () => {
  for (const language of languages)
    for (const kind of noticeKinds)
      for (const state of orderStates) {
        const order = { no: '261127FZHVTV32ZK1GV0', state, totalFen: 100, endsAt: 0 };
        const { text } = noticeWords({ kind, facts: '{}', ...order }, language);
        const clauses = text.split(/[，。；：]|[,.;:] /).filter((each) => each.length > 5);
        expect(clauses, text).toEqual([...new Set(clauses)]);
      }
});
