import { expect, test } from 'vitest';

import { qrPath } from './qr-code.ts';

test('dark modules that touch in a row are one stroke, and rows never run into each other', () => {
  // 1 1 0
  // 0 0 1
  // 1 0 1
  const modules = btoa(String.fromCharCode(0b11000110, 0b10000000));
  expect(qrPath({ size: 3, modules })).toBe('M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z');
});

test('a code that is dark to its edge ends there', () => {
  const modules = btoa(String.fromCharCode(0b11110000));
  expect(qrPath({ size: 2, modules })).toBe('M0 0h2v1h-2zM0 1h2v1h-2z');
});
