import { expect, test } from 'vitest';

import { readOrderList } from './order-list.ts';

function read(text: string) {
  return readOrderList(text).map(({ row, sku, quantity }) => [row, sku, quantity]);
}

test.each([
  ['tabs, as a spreadsheet copies', 'SIM-3FF-10\t5'],
  ['commas', 'SIM-3FF-10,5'],
  ['commas of a Chinese keyboard', 'SIM-3FF-10，5'],
  ['wide letters and digits of one', 'ＳＩＭ－３ＦＦ－１０　５'],
  ['semicolons, as some spreadsheets save', 'SIM-3FF-10;5;'],
  ['spaces and letters of another case', '  sim-3ff-10   5'],
  ['a sign of multiplication', 'SIM-3FF-10 ×5'],
  ['quotes and a byte order mark', '\uFEFF"SIM-3FF-10","5"'],
])('a line is read with %s', (_name, text) => {
  expect(read(text)).toEqual([[1, 'SIM-3FF-10', 5]]);
});

test('names of columns and empty lines are passed over, and rows keep their numbers', () => {
  expect(read('型号,数量\r\n\r\nA-1,2\r\nB-1\r\n')).toEqual([
    [3, 'A-1', 2],
    [4, 'B-1', 1],
  ]);
});

test('the same SKU twice is one line with the sum', () => {
  expect(read('A-1 2\nB-1 1\na-1 3')).toEqual([
    [1, 'A-1', 5],
    [2, 'B-1', 1],
  ]);
});

test('what is no whole number stays as it was written', () => {
  expect(read('A-1 2\nB-1 1.5\nC-1 -3\nD-1 many')).toEqual([
    [1, 'A-1', 2],
    [2, 'B-1', '1.5'],
    [3, 'C-1', '-3'],
    [4, 'D-1', 'many'],
  ]);
});

test('a first line with an SKU stays, also where no quantity follows it', () => {
  expect(read('SIM-3FF-10,安全卡,5\nA-1 many')).toEqual([
    [1, 'SIM-3FF-10', '安全卡'],
    [2, 'A-1', 'many'],
  ]);
});

test('only the first line that says anything names columns', () => {
  expect(read('\nSKU quantity\nA-1 2\nany many')).toEqual([
    [3, 'A-1', 2],
    [4, 'ANY', 'many'],
  ]);
});

test('a quantity of more than six digits, and one that is none beside one that is, stay as written', () => {
  expect(read('A-1 999999\nB-1 1000000\nC-1 many\nC-1 2')).toEqual([
    [1, 'A-1', 999_999],
    [2, 'B-1', '1000000'],
    [3, 'C-1', 'many'],
  ]);
});
