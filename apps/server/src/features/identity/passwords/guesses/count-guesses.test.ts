import { expect, test } from 'vitest';

import { countGuesses } from './count-guesses.ts';
import { openDictionary } from './dictionary.ts';

const dictionary = openDictionary();
const enough = 1e8;

test.each([
  ['P@ssw0rdP@ssw0rd', ['words', 'leet', 'repeat']],
  ['m0nk3ym0nk3ym0nk3y', ['words', 'leet', 'repeat']],
  ['passwordpassword', ['words', 'repeat']],
  ['PASSWORDPASSWORD', ['words', 'repeat']],
  ['ＰＡＳＳＷＯＲＤｐａｓｓｗｏｒｄ１２', ['words', 'repeat']],
  ['drowssapdrowssap', ['words', 'repeat']],
  ['Summer2026Summer2026', ['words', 'date', 'repeat']],
  ['summer2026spring', ['words', 'date']],
  ['Summer2026!!!!!', ['words', 'date', 'repeat']],
  ['Spring2026Autumn!', ['words', 'date']],
  ['Welcome2026Monday.', ['words', 'date']],
  ['January2026January', ['words', 'date', 'repeat']],
  ['zhangwei19900101', ['words', 'date']],
  ['qwertyuiopasdfgh', ['keyboard']],
  ['2wsx3edc4rfv5tgb', ['keyboard']],
  ['!QAZ2wsx#EDC4rfv', ['keyboard']],
  ['zaq1xsw2cde3vfr4', ['keyboard']],
  ['1234567890qwertyuiop', ['keyboard']],
  ['abcdefghijklmnop', ['sequence']],
  ['ponmlkjihgfedcba', ['sequence']],
  ['😀😁😂😃😄😅😆😇😈😉😊😋😌😍😎', ['sequence']],
  ['aaaaaaaaaaaaaaaa', ['repeat']],
  ['kqwvmkqwvmkqwvmkqwvm', ['repeat']],
  ['sunshinefootballmonkey', ['words']],
  ['sunshine football monkey', ['words']],
  ['iloveyouforever1', ['words']],
  ['mynameisjohnsmith', ['words']],
  ['thequickbrownfox', ['known']],
  ['correcthorsebatterystaple', ['known']],
  ['woaizhongguo2026', ['words', 'date']],
  ['wangxiaoming1990', ['words', 'date']],
  ['zhonghuarenmingongheguo', ['known']],
  ['床前明月光疑是地上霜', ['words']],
] as const)('%s is guessed soon, and why: %j', (password, weaknesses) => {
  const judgement = countGuesses(password, dictionary);
  expect(judgement.guesses).toBeLessThan(enough);
  expect([...new Set(judgement.weaknesses)].toSorted()).toEqual([...weaknesses].toSorted());
});

test.each([
  'seven green kettles sing',
  'correct horse battery staple',
  'x7#Lq92mVw!pRz4',
  'Füße über den Fluß gehen',
  '山高月小水落石出清风徐来水波不兴',
  'MyDogIsCalledRex1',
])('%s is not', (password) => {
  expect(countGuesses(password, dictionary).guesses).toBeGreaterThan(enough);
});

test('what nothing explains takes ten guesses a character', () => {
  expect(countGuesses('', dictionary).guesses).toBe(1);
  expect(countGuesses('xq7z', dictionary).guesses).toBeCloseTo(1e4);
});

test('the parts’ guesses multiply, and so do their orders', () => {
  const words = new Map([
    ['kettle', 100],
    ['bridge', 200],
  ]);
  expect(countGuesses('kettle', words).guesses).toBeCloseTo(100);
  expect(countGuesses('Kettle', words).guesses).toBeCloseTo(200);
  expect(countGuesses('kettlebridge', words).guesses).toBeCloseTo(2 * 100 * 200);
  expect(countGuesses('kettle-bridge', words).guesses).toBeCloseTo(2 * 100 * 200 * 5);
  expect(countGuesses('k3ttl3', words).guesses).toBeCloseTo(200);
  expect(countGuesses('elttek', words).guesses).toBeCloseTo(200);
});

test('the lists hold what leaked, what is said and how Chinese is typed', () => {
  expect(dictionary.size).toBeGreaterThan(70_000);
  for (const word of ['123456', 'zaq12wsxcde34rfv', 'kettle', 'smith', 'xiao', 'woaini'])
    expect([word, dictionary.has(word)]).toEqual([word, true]);
});
