import { expect, test } from 'vitest';

import { describeAgent, describeAgentSafely } from './describe-agent.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1', 'Safari · macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 MicroMessenger/8.0', '微信 · Android'],
  ['curl/8.0', 'curl/8.0'],
  [`curl/8.0 ${'x'.repeat(60)}`, `curl/8.0 ${'x'.repeat(31)}`],
  ['staff', '客服人员'],
  ['', '未知设备'],
])('%s', (agent, words) => expect(describeAgent(agent, 'zh')).toBe(words));

test('names Chinese browsers for English readers', () => {
  const agent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 MicroMessenger/8.0';
  expect(describeAgent(agent, 'en')).toBe('WeChat · Android');
});

test('a mail repeats nothing that a visitor wrote', () => {
  expect(describeAgentSafely('curl/8.0 visit evil.example', 'en')).toBe('Unknown device');
  expect(describeAgentSafely('Chrome/140.0 visit evil.example', 'en')).toBe('Chrome');
});
