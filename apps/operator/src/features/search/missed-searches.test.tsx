// @vitest-environment happy-dom
import { listMissedSearches } from '@uid/contract/search';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';

test('what visitors searched for in vain is listed with what was shown, and when that was last', async () => {
  const searched = { language: 'zh', q: '量子路由器', shown: '', count: 3, lastOn: '2026-11-09' };
  const other = { ...searched, language: 'en', q: 'gatway', shown: 'gateway' };
  const app = await openTestConsole('/missed-searches', {
    who: staffWith('editor'),
    script: (server) => server.on(listMissedSearches, success({ searches: [searched, other] })),
  });
  await app.shows('量子路由器');
  const rows = [...app.container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['量子路由器', 'Chinese', 'No results', '3', '9 Nov 2026'],
    ['gatway', 'English', 'gateway', '3', '9 Nov 2026'],
  ]);
});
