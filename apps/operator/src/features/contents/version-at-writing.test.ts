import { expect, test } from 'vitest';

import { versionAtWriting } from './version-at-writing.ts';

const body = '{}';
const version = (part: 'zh' | 'en', number: number, at: number) => ({
  part,
  number,
  at,
  origin: 'staff' as const,
});

test('it is the newest of the other language from before this one was written as it stands', () => {
  const parts = [{ part: 'en' as const, revision: 4, published: { number: 2, body } }];
  const versions = [
    version('zh', 3, 30),
    version('en', 2, 20),
    version('zh', 2, 15),
    version('zh', 1, 10),
    version('en', 1, 10),
  ];
  expect(versionAtWriting({ parts, versions }, 'en', 'zh')).toBe(2);
  const draft = { number: 1, body };
  const drafted = parts.map((part) => ({ ...part, draft }));
  expect(versionAtWriting({ parts: drafted, versions }, 'en', 'zh')).toBe(1);
});

test('it is not known of what was never written, nor past the end of the history', () => {
  const parts = [{ part: 'en' as const, revision: 4, published: { number: 2, body } }];
  expect(versionAtWriting({ parts: [], versions: [] }, 'en', 'zh')).toBeUndefined();
  expect(versionAtWriting({ parts, versions: [version('en', 2, 20)] }, 'en', 'zh')).toBeUndefined();
});
