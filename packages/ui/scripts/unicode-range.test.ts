import { expect, test } from 'vitest';
import { unicodeRange } from './unicode-range.ts';

test('joins neighbours', () => {
  expect(unicodeRange('丁一丂与')).toBe('U+4e00-4e02,U+4e0e');
});

test('passes over what is in no other file of the text', () => {
  expect(unicodeRange('一丂与丗', ['丕'])).toBe('U+4e00-4e0e,U+4e17');
});
