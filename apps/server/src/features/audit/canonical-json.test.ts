import { expect, test } from 'vitest';

import { canonicalJson } from './canonical-json.ts';

test('numbers and words are written as RFC 8785 asks', () => {
  const value = {
    numbers: [1 / 3, 1e30, 4.5, 2e-3, 1e-27],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    `{"literals":[null,true,false],"numbers":[0.3333333333333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA'B\\"\\\\\\\\\\"/"}`,
  );
});

test('names stand in the order of their UTF-16 units, numbers of names too', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\ud83d\ude00': 5, 10: 6, 9: 7 };
  expect(canonicalJson(value)).toBe('{"\\r":2,"1":4,"10":6,"9":7,"€":1,"😀":5,"\ufb33":3}');
});

test('what is undefined is left out, and reordering changes nothing', () => {
  expect(canonicalJson({ b: undefined, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}]}');
});
