import { expect, test } from 'vitest';

import { partsOf } from './correct-query.ts';
import { holds, joinPhrases, otherForms, partsOfQuery, thingsAmong } from './synonyms.ts';

test.each([
  ['a sim card', 'sim', true],
  ['sim', 'sim', true],
  ['esim card', 'sim', false],
  ['a simulation', 'sim', false],
  ['5g sim2', 'sim', false],
  ['a simulation of a sim', 'sim', true],
  ['物联网关', '网关', true],
])('“%s” holds the word “%s”: %s', (text, word, isHeld) => {
  expect(holds(text, word)).toBe(isHeld);
});

test('what is typed full-width is read as its letters', () => {
  expect(partsOf('ＡＫＭＡ网关 ５Ｇ')).toEqual(['AKMA', '网关', '5G']);
});

const groups = [
  ['delivery time', 'lead time'],
  ['delivery', 'shipping'],
  ['return', 'send back'],
  ['return policy', 'conditions'],
];

test('of words that share a place the longest is read, whole and in parts', () => {
  const texts = otherForms('delivery time', groups).map(({ text }) => text.trim());
  expect(texts).toEqual(['lead time']);
  expect(partsOfQuery('delivery time return policy', groups)).toEqual([
    ['delivery time', 'lead time'],
    ['return policy', 'conditions'],
  ]);
});

test('a word is read where it stands by itself, not inside the word before it', () => {
  const abbreviated = [['ics', 'industrial control']];
  const texts = otherForms('basics of ics', abbreviated).map(({ text }) => text);
  expect(texts).toEqual(['basics of industrial control']);
});

test('of words that overlap the longest is read in both', () => {
  const overlapping = [
    ['smart card reader', 'terminal'],
    ['reader stand', 'holder'],
  ];
  const texts = otherForms('smart card reader stand', overlapping).map(({ text }) => text.trim());
  expect(texts).toEqual(['terminal stand']);
  expect(partsOfQuery('smart card reader stand', overlapping)).toEqual([]);
});

const spaced = [
  ['卡激活', '启用'],
  ['SIM 卡', 'SIM card'],
  ['密码多少位', '密码要求'],
  ['零信任-网关', '边界网关'],
  ['卡(两张)', '双卡'],
  ['新卡', '激活新卡'],
];

test.each([
  ['卡 激活', '卡激活'],
  ['密码 多少位', '密码多少位'],
  ['我的 卡 激活 失败', '我的  卡激活  失败'],
  // A synonym may contain any punctuation.
  ['零信任 -网关', '零信任-网关'],
  ['卡 (两张)', '卡(两张)'],
  // The end of one word and the beginning of another are not a phrase.
  ['换手机 重新 卡', '换手机 重新 卡'],
  ['新 卡片', '新 卡片'],
  ['重新 激活 新 卡', '重新  激活新卡'],
  // A query without a phrase, or without Chinese, stays as it is.
  ['网关 激活', '网关 激活'],
  ['sim card', 'sim card'],
])('“%s” is read as “%s”, wherever its spaces stand', (q, read) => {
  expect(joinPhrases(q, spaced)).toBe(read);
});

test.each([
  [
    ['换手机', '重新', '卡'],
    ['换手机', '重新', '卡'],
  ],
  [['激活', '新', '卡'], ['激活新卡']],
  [
    ['我的', '卡', '激活'],
    ['我的', '卡激活'],
  ],
  [['新卡的'], ['新卡']],
])('of %j the things are %j: a phrase begins and ends where words do', (words, things) => {
  expect(thingsAmong(words, spaced)).toEqual(things);
});

test('between Chinese and Latin a space is no matter, and so is the number of an English word', () => {
  const others = (q: string, all: string[][]) => otherForms(q, all).map(({ text }) => text.trim());
  expect(others('SIM卡', spaced)).toEqual(['sim card']);
  expect(others('returns', [['return', 'send back']])).toEqual(['send back']);
  expect(others('invoice', [['invoices', 'fapiao']])).toEqual(['fapiao']);
  // “addres” is a different word, not the singular of “address”.
  expect(others('address', [['addres', 'place']])).toEqual([]);
});
