import { expect, test } from 'vitest';

import { mergeTexts } from './merge-texts.ts';

const base = {
  title: 'One key',
  summary: 'A key.',
  rows: [
    { name: 'a', value: '1' },
    { name: 'b', value: '2' },
  ],
};

test('what only one side changed is as that side left it', () => {
  const mine = { ...base, title: 'My key', rows: [{ name: 'a', value: '10' }, base.rows[1]] };
  const theirs = {
    ...base,
    summary: 'Their key.',
    rows: [
      { name: 'A', value: '1' },
      { name: 'b', value: '20' },
    ],
  };
  expect(mergeTexts(base, mine, theirs)).toEqual({
    text: {
      title: 'My key',
      summary: 'Their key.',
      rows: [
        { name: 'A', value: '10' },
        { name: 'b', value: '20' },
      ],
    },
    disputed: 0,
  });
});

test('where both changed one place in two ways mine stays, and it is counted', () => {
  const mine = { ...base, title: 'Mine', rows: [...base.rows, { name: 'c' }] };
  const theirs = { ...base, title: 'Theirs', rows: [{ name: 'z' }, ...base.rows] };
  expect(mergeTexts(base, mine, theirs)).toEqual({ text: mine, disputed: 2 });
});

test('the same change on both sides is no dispute; a field that one side leaves out is left out', () => {
  const same = { ...base, title: 'Same' };
  expect(mergeTexts(base, same, same)).toEqual({ text: same, disputed: 0 });
  const { summary: _, ...without } = base;
  expect(mergeTexts(base, { ...base, title: 'Mine' }, without)).toEqual({
    text: { ...without, title: 'Mine' },
    disputed: 0,
  });
});
