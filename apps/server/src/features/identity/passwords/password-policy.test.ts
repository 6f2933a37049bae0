import { expect, test } from 'vitest';

import { openDictionary } from './guesses/dictionary.ts';
import { judgePassword } from './judge-password.ts';
import type { PolicyContext } from './judge-password.ts';
import { isShortPassword, shortestLength } from './password-policy.ts';

const context = {
  email: 'meilin.zhou@example.com',
  brands: ['UID 安全', 'UID Security'],
  hasSecondFactor: false,
  dictionary: openDictionary(),
};

function brokenRules(password: string, given: PolicyContext): string[] {
  return judgePassword(password, given).rules;
}

test.each([
  'correct horse battery staple',
  'seven green kettles sing',
  '山高月小水落石出清风徐来水波不兴',
  'x7#Lq92mVw!pRz4',
  '🦊🐢🍋 three small friends',
  'seven green kettles sing'.padEnd(128, '.'),
])('%j is good', (password) => {
  expect(brokenRules(password, context)).toEqual([]);
});

test.each([
  ['fourteen chars', ['length']],
  ['🦊'.repeat(10), ['length', 'guessable']],
  [`${'x1'.repeat(64)}y`, ['length']],
  ['passwordpassword', ['guessable']],
  ['PASSWORDPASSWORD', ['guessable']],
  ['password12345678', ['guessable']],
  ['iloveyou123456789', ['guessable']],
  ['123456789012345', ['guessable']],
  ['abcdefghijklmnop', ['guessable']],
  ['aaaaaaaaaaaaaaaa', ['guessable']],
  ['abcabcabcabcabcabc', ['guessable']],
  ['qwertyuiop12345', ['guessable']],
  ['1qaz2wsx3edc4rfv', ['guessable']],
  ['meilin.zhou is my name', ['contextual']],
  ['MeiLinZhou plus a few', ['contextual']],
  ['the UID-Security shop', ['contextual']],
  ['我在uid安全买东西真方便啊哈', ['contextual']],
] as const)('%j breaks %j', (password, rules) => {
  expect(brokenRules(password, context)).toEqual(rules);
});

test('characters are counted as composed, however they were typed', () => {
  const fifteen = 'éclair à la crè'.normalize('NFD');
  expect(brokenRules(fifteen, context)).toEqual([]);
  expect(brokenRules(fifteen.slice(0, -2), context)).toEqual(['length']);
});

test('C1: a second factor allows a shorter password, but no common one', () => {
  const strong = { ...context, hasSecondFactor: true };
  expect(brokenRules('tR9!kq2z', strong)).toEqual([]);
  expect(brokenRules('tR9!kq2', strong)).toEqual(['length']);
  expect(brokenRules('tR9!kq2', context)).toEqual(['length', 'guessable']);
  expect(brokenRules('sunshine', strong)).toEqual(['guessable']);
});

test('a short local part does not spoil every password it occurs in', () => {
  expect(brokenRules('the li river at dawn', { ...context, email: 'li@example.com' })).toEqual([]);
});

test('a password needs ten to the eighth guesses, or ten to the sixth beside a second factor', () => {
  const strong = { ...context, hasSecondFactor: true };
  const seven = 'xq7zvk9';
  expect(judgePassword(`${seven}b`, context).rules).toEqual(['length']);
  expect(judgePassword(seven, context).rules).toEqual(['length', 'guessable']);
  expect(judgePassword('wangxmz1990', strong).rules).toEqual([]);
  expect(judgePassword('wang1990', strong).rules).toEqual(['guessable']);
});

test('of a long password the beginning decides, so that judging it stays quick', () => {
  const password = `${'password'.repeat(8)}x7#Lq92mVw!pRz4`;
  expect(judgePassword(password, context)).toEqual({
    rules: ['guessable'],
    weaknesses: ['words', 'repeat'],
  });
});

test('a password is short below fifteen characters, in whatever form they were typed', () => {
  expect(isShortPassword('fourteen chars')).toBe(true);
  expect(isShortPassword('fifteen charact')).toBe(false);
  expect(isShortPassword('fourteen charé'.normalize('NFD'))).toBe(true);
  expect(shortestLength({ hasSecondFactor: false })).toBe(15);
  expect(shortestLength({ hasSecondFactor: true })).toBe(8);
});

test('a name of four letters counts as context, one of three does not', () => {
  const rules = (email: string) => brokenRules('seven ANNA kettles sing', { ...context, email });
  expect(rules('anna@example.com')).toEqual(['contextual']);
  expect(rules('ann@example.com')).toEqual([]);
});
