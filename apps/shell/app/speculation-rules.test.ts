import { languages } from '@uid/contract/language';
import { staticPages } from '@uid/contract/page-table';
import { localPath } from '@uid/contract/paths';
import { expect, test } from 'vitest';

import rules from '../public/speculation-rules.json' with { type: 'json' };

test('no page that is rendered for one visitor is fetched ahead', () => {
  const excluded = JSON.stringify(rules);
  const personal = staticPages.filter(({ cache }) => cache === 'personal');
  expect(personal).not.toEqual([]);
  for (const { path } of personal)
    for (const language of languages)
      expect(excluded).toContain(`{"not":{"href_matches":"${localPath(path, language)}*"}}`);
});
