import { expect, test } from 'vitest';

import { keepTogether } from './keep-together.ts';

const shown = (text: string) =>
  keepTogether(`<p>${text}</p>`).slice(3, -4).replaceAll('\u00a0', '_');

test.each([
  ['2026 年 6 月 1 日起施行', '2026_年 6_月_1_日起施行'],
  ['按 20 个逻辑通道、16 GB 内存', '按 20_个逻辑通道、16_GB 内存'],
  ['BG-2000 2 Gbit/s; −40 to 85 °C', 'BG-2000 2_Gbit/s; −40 to 85_°C'],
  ['since 15 March 2026', 'since 15_March_2026'],
  ['60 mm × 140 mm', '60_mm_× 140_mm'],
  ['Server → Phone app', 'Server_→ Phone app'],
  ['GB/T 0028 SIM cards, 4 models may sign', 'GB/T 0028 SIM cards, 4 models may sign'],
])('keeps what belongs together in %s', (text, kept) => {
  expect(shown(text)).toBe(kept);
});

test('leaves attributes, scripts and what was typed as they are', () => {
  const html =
    '<svg aria-label="6 月"><path d="M1 2 m3 4"/></svg><script>a > 1 && "6 月"</script><pre>tail 5 s</pre>';
  expect(keepTogether(html)).toBe(html);
});
