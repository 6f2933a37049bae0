import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('joins only the names that apply', () => {
  expect(classNames('a', false, undefined, null, 0, 'b')).toBe('a b');
});

test('gives nothing rather than an empty string', () => {
  expect(classNames(false, undefined)).toBeUndefined();
});
