import { expect, test } from 'vitest';

import { keepTogether } from './keep-together.ts';

const shown = (text: string) =>
  keepTogether(`<p>${text}</p>`).slice(3, -4).replaceAll('\u00a0', '_');

test.each([
  ['2026 年 6 月 1 日起施行', '2026_年 6_月_1_日起施行'],
  ['按 20 个逻辑通道、16 GB 内存', '按 20_个逻辑通道、16_GB 内存'],
  ['用 SM2 私钥签名，TLS 1.3 增加 2 套', '用 SM2 私钥签名，TLS_1.3_增加 2_套'],
  ['BG-2000 2 Gbit/s; −40 to 85 °C', '<bdi>BG-2000</bdi> 2_Gbit/s; −40 to 85_°C'],
  ['since 15 March 2026', 'since 15_March_2026'],
  ['around 2 Dec, 15 Sept 2026; 3 Mark II', 'around 2_Dec, 15_Sept_2026; 3 Mark II'],
  ['60 mm × 140 mm', '60_mm_× 140_mm'],
  ['Server → Phone app', 'Server_→ Phone app'],
  ['the SDK 3.1.3 and 2 of 4.2 GB', 'the SDK_3.1.3 and 2 of 4.2_GB'],
  ['TLS 1.3 and CVSS 4.0, in 1.5 s', 'TLS_1.3 and CVSS_4.0, in 1.5_s'],
  ['28 SIM cards, 4 models may sign', '28 SIM cards, 4 models may sign'],
])('keeps what belongs together in %s', (text, kept) => {
  expect(shown(text)).toBe(kept);
});

test.each([
  ['BG-200 500 Mbps；UM-L、AG-20000', '[BG-200] 500_Mbps；[UM-L、][AG-20000]'],
  ['按 GB/T 20281-2020 与 GM/T 0028 检测', '按 [GB/T 20281-2020] 与 [GM/T 0028] 检测'],
  ['ISO/IEC 14443, IEC 60870-5-104', '[ISO/IEC 14443,] [IEC 60870-5-104]'],
  ['RFC 8998 14.000, 3GPP TS 31.115.', '[RFC 8998] 14.000, 3GPP [TS 31.115.]'],
  ['IEEE 802.1AR, ETSI TS 102 226', '[IEEE 802.1AR,] ETSI [TS 102 226]'],
  ['UID-SA-2026-003, CVE-2026-1234', '[UID-SA-2026-003,] [CVE-2026-1234]'],
  ['SHA-256 and ML-KEM-768 since 2026', '[SHA-256] and [ML-KEM-768] since 2026'],
  ['ML-KEM, AES-NI and AES-128-GCM', '[ML-KEM,] [AES-NI] and [AES-128-GCM]'],
  ['企业 DN-AAA；SM4-GCM、HMAC-SM3', '企业 [DN-AAA；][SM4-GCM、][HMAC-SM3]'],
  ['验签 2,800 次/秒；读/写', '验签 [2,800_次/秒；]读/写'],
  ['a Software-Defined Perimeter, Zero-Trust', 'a [Software-Defined] Perimeter, [Zero-Trust]'],
  [
    'x86-64 或 Arm64；约 60–80 字节、4.2.0–4.2.6。',
    '[x86-64] 或 Arm64；约 [60–80]_字节、[4.2.0–4.2.6。]',
  ],
  ['2026 年 1—6 月，按 CA/B SC-081v3', '2026_年 [1—6]_月，按 CA/B [SC-081v3]'],
  ['遵循（GB/T 20281）与“BG-200”。', '遵循[（GB/T 20281）]与[“BG-200”。]'],
  ['语音业务账号（样例数据），主机（主备）', '语音业务账号[（样例数据），]主机[（主备）]'],
  ['托管的服务（由我们在国内机房运行）', '托管的服务（由我们在国内机房运行）'],
  ['a 64-byte signature, one-time', 'a [64-byte] signature, one-time'],
  ['Co-signing and a co-signer', '[Co-signing] and a [co-signer]'],
  ['a two-way link, SIM-based, X-ray', 'a two-way link, SIM-based, X-ray'],
])('breaks no name of a model or a standard in %s', (text, kept) => {
  expect(shown(text).replaceAll('<bdi>', '[').replaceAll('</bdi>', ']')).toBe(kept);
});

test('marks up no name where a reader of text alone stands', () => {
  const html = '<option>BG-200</option><svg><text x="1">BG-200</text></svg>';
  expect(keepTogether(html)).toBe(html);
});

test('leaves attributes, scripts and what was typed as they are', () => {
  const html =
    '<svg aria-label="6 月 BG-200"><path d="M1 2 m3 4"/></svg><script>a > 1 && "6 月"</script><pre>tail 5 s</pre>';
  expect(keepTogether(html)).toBe(html);
});
