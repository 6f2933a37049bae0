import { expect, test } from 'vitest';
import { unicodeRange, unicodeSpan } from './unicode-range.ts';

test('joins neighbours', () => {
  expect(unicodeRange('丁一丂与')).toBe('U+4e00-4e02,U+4e0e');
});

test('spans from the first to the last', () => {
  expect(unicodeSpan('与丁丗一')).toBe('U+4e00-4e17');
  expect(unicodeSpan('一')).toBe('U+4e00');
});
