import fc from 'fast-check';
import { expect, test } from 'vitest';

import { breakLines } from './break-lines.ts';

/** Measures a text: wide characters are two units, all others one. */
function measure(text: string): number {
  return Array.from(text).reduce((sum, each) => sum + (each.charCodeAt(0) > 0x2000 ? 2 : 1), 0);
}

test('keeps Latin words whole and drops the space at the break', () => {
  expect(breakLines('the gateway answers nothing', 12, measure)).toEqual([
    'the gateway',
    'answers',
    'nothing',
  ]);
});

test('begins no line with a closing mark and ends none with an opening one', () => {
  expect(breakLines('先认证，后连接', 6, measure)).toEqual(['先认', '证，后', '连接']);
  expect(breakLines('网关（安全）', 6, measure)).toEqual(['网关', '（安', '全）']);
});

test('breaks a word that is longer than a line, after a joint where it has one', () => {
  expect(breakLines('abcdefgh ij', 4, measure)).toEqual(['abcd', 'efgh', 'ij']);
  expect(breakLines('ab-cdefgh', 6, measure)).toEqual(['ab-', 'cdefgh']);
});

test('loses no character, whatever the text', () => {
  const piece = fc.constantFrom(
    '网',
    '卡',
    '，',
    '。',
    '（',
    '）',
    'SIM',
    'a',
    ' ',
    '“',
    '”',
    '1.5',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }),
      fc.integer({ min: 8, max: 40 }),
      (parts, width) => {
        const text = parts.join('');
        const lines = breakLines(text, width, measure);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        expect(lines.every((line) => measure(line) <= width)).toBe(true);
      },
    ),
  );
});
