import { expect, test } from 'vitest';

import { knownPasswords } from './known-passwords.ts';
import { brokenRules, isShortPassword, shortestLength } from './password-policy.ts';

const context = {
  email: 'meilin.zhou@example.com',
  brands: ['UID 安全', 'UID Security'],
  hasSecondFactor: false,
  known: knownPasswords(),
};

test.each([
  'correct horse battery staple',
  'seven green kettles sing',
  '山高月小水落石出清风徐来水波不兴',
  'aaaaaaaaaaaaaab9Tq',
  'x7#Lq92mVw!pRz4',
  '🦊🐢🍋 three small friends',
  `${'long '.repeat(25)}end`,
])('%j is good', (password) => {
  expect(brokenRules(password, context)).toEqual([]);
});

test.each([
  ['fourteen chars', ['length']],
  ['🦊'.repeat(10), ['length', 'common']],
  [`${'x1'.repeat(64)}y`, ['length']],
  ['passwordpassword', ['common']],
  ['PASSWORDPASSWORD', ['common']],
  ['password12345678', ['common']],
  ['iloveyou123456789', ['common']],
  ['123456789012345', ['common']],
  ['abcdefghijklmnop', ['common']],
  ['aaaaaaaaaaaaaaaa', ['common']],
  ['abcabcabcabcabcabc', ['common']],
  ['qwertyuiop12345', ['common']],
  ['1qaz2wsx3edc4rfv', ['common']],
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
  expect(brokenRules('sunshine', strong)).toEqual(['common']);
});

test('a short local part does not spoil every password it occurs in', () => {
  expect(brokenRules('the li river at dawn', { ...context, email: 'li@example.com' })).toEqual([]);
});

test('the list holds more than fifty thousand passwords', () => {
  expect(knownPasswords().all.size).toBeGreaterThan(50_000);
  expect(knownPasswords().frequent.has('123456')).toBe(true);
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
