import { searchSite, suggestPages } from '@uid/contract/search';
import { expect, test } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function open(): Promise<TestApp> {
  const server = await createTestApp();
  await seedSite(server.deps);
  return server;
}

async function search(server: TestApp, q: string, asked: { language?: 'zh' | 'en'; exact?: '1' }) {
  const { result } = await server.call(searchSite, { language: 'zh', q, ...asked });
  const [first] = result.results;
  return { ...result, first: first?.path };
}

const border = '/product/safety-border-gateway';
/** There are two gateways, and both are meant. */
const gateway: unknown = expect.stringMatching(/^\/product\/safety-(auth|border)-gateway$/);
const auth = '/product/safety-auth-gateway';

const question: unknown = expect.stringMatching(/^\/support(\?questions=\d)?#[a-z-]+$/);

const slips = [
  ['zh', '网管', '网关', gateway],
  ['zh', '边界网管', '边界网关', border],
  ['zh', '终瑞管控', '终端管控', '/product/tm-control'],
  ['zh', 'wangguan', '网关', gateway],
  ['zh', 'wang guan', '网关', gateway],
  ['zh', 'wanguan', '网关', gateway],
  ['zh', 'wg', '网关', gateway],
  ['zh', 'bjwg', '边界网关', border],
  ['zh', 'bianjiewangguan', '边界网关', border],
  ['zh', 'gatwey 边界', 'Gateway 边界', border],
  ['en', 'gatewya', 'Gateway', gateway],
  ['en', 'authentcation', 'Authentication', '/product/safety-shield-auth'],
  ['en', 'wangguan', '网关', gateway],
  ['zh', 'cjsim', '超级 SIM', '/product/safety-super-sim-card'],
  ['zh', 'chaojisim', '超级 SIM', '/product/safety-super-sim-card'],
  ['en', 'bwg200', 'BGW-200', '/mall?item=border-gateway'],
  ['zh', 'SBG200', 'BG-200', '/news/detail?id=border-gateway-200'],
  ['zh', 'wjmm', '忘记密码', '/uid-front/forgot-password'],
  ['zh', 'dianwang', '电网', '/solution/safety-electric'],
  ['zh', 'zhaopin', '招聘', '/support#contact'],
  ['zh', 'xukeguoqi', '许可过期', question],
] as const;

test('what the site does not have shows what was meant: by sound, initials, letters', async () => {
  await using server = await open();
  for (const [language, q, meant, path] of slips)
    expect
      .soft(await search(server, q, { language }), q)
      .toMatchObject({ corrected: meant, first: path });
});

const asTyped = [
  ['zh', 'SMI', '/product/safety-sim-card'],
  ['en', 'SMI', '/mall?item=sim-card'],
  ['en', 'gateway border', border],
  ['zh', '网关认证', auth],
  ['zh', 'border 网关', border],
  ['en', '边界网关', border],
  ['zh', 'BGW-200', '/mall?item=border-gateway'],
  ['en', 'bgw200', '/mall?item=border-gateway'],
  ['en', 'how to border gateway', border],
  // Pages where visitors do something are found, and question words tell nothing.
  ['zh', '忘记密码', '/uid-front/forgot-password'],
  ['en', 'forgot password', '/uid-front/forgot-password'],
  ['zh', '订单在哪看', '/order'],
  ['en', 'where is my order', '/order'],
  ['zh', '投诉', '/support#contact'],
  ['zh', '代理商', '/support/cooperation'],
  ['en', 'reseller', '/support/cooperation'],
  ['zh', '销售许可证', '/support/certificates'],
  ['en', 'how long does delivery take', question],
  ['zh', '多久能到货', question],
  ['zh', '微信支付', question],
  ['zh', '卡丢了', question],
  ['en', 'free trial', question],
  ['en', 'shipping fee', question],
  ['zh', '顺丰', question],
  // An entry named by the whole phrase comes before texts that merely contain each of its words.
  ['en', 'return policy', '/support#returns'],
  ['en', 'opening hours', '/im/support-hours.txt'],
  ['en', 'when are you open', '/im/support-hours.txt'],
  ['zh', '几点上班', '/im/support-hours.txt'],
  ['en', 'terms and conditions', '/im/terms-of-sale.txt'],
  ['zh', '隐私政策', '/im/privacy.txt'],
  ['en', 'support email', '/support#contact'],
  ['zh', '客服邮箱', '/support#contact'],
  ['zh', '招聘', '/support#contact'],
  ['en', 'order by csv', '/cart#order-list'],
  ['en', 'reorder', '/reorder'],
  ['zh', '工单', '/enquiry'],
  ['zh', '坏了怎么办', '/support#warranty'],
  // Queries with two things that both have synonyms.
  ['en', 'renew licence', question],
  ['zh', '续费许可', question],
  ['zh', '退货运费谁出', '/support#returns'],
  ['zh', '分期', question],
  ['en', 'cash on delivery', question],
  // A thing's page has its price.
  ['en', 'BG-200 price', '/news/detail?id=border-gateway-200'],
  ['en', 'how much is the authentication gateway', auth],
  ['zh', '认证网关多少钱', auth],
  ['en', 'shipping cost', question],
  // A query for what the shop lacks or calls otherwise finds the page that says so or comes closest.
  ['en', 'net 30', '/support#unpaid-order'],
  ['zh', '付款条件', '/support#unpaid-order'],
  ['en', 'delivery time', '/support#lead-time'],
  ['zh', '能加急吗', '/support#lead-time'],
  ['en', 'MOQ', '/support#order-limit'],
  ['zh', '起订量', '/support#order-limit'],
  ['en', 'volume pricing', '/support#order-limit'],
  ['en', 'invoice types', '/support#invoice'],
  ['en', 'RMA', '/support#returns'],
  ['zh', '保修多久', '/support#warranty'],
  ['en', 'SLA', '/im/support-hours.txt'],
  ['zh', '春节', '/im/support-hours.txt'],
  ['en', 'onsite training', '/support#contact'],
  ['zh', '上门安装', '/support#contact'],
  ['zh', '培训', '/support/cooperation'],
  ['en', 'NDA', '/support#contact'],
  ['en', 'PO', '/quote'],
  ['zh', '政府采购', '/quote'],
  ['en', 'ISO 27001', '/support/certificates'],
  ['en', 'EDR', '/product/tm-control'],
  ['en', 'MFA', '/product/safety-shield-auth'],
  ['zh', 'AD域', auth],
  ['en', 'REST API', '/product/tm-safety-sdk'],
  ['zh', '永久授权', '/support?questions=2#licence-count'],
  ['zh', '学校', '/client-case'],
  ['en', 'newsletter', '/news'],
  ['en', 'price list', '/mall'],
  // Standards whose name and number are typed as one word, and American spelling.
  ['en', 'RFC8998', '/news/detail?id=rfc8998-tlcp'],
  ['en', 'TLS1.3', '/product/internet-tls'],
  ['zh', 'GBT22239', '/product/safety-os'],
  ['en', 'IEC62443', '/support/certificates'],
  ['en', 'single packet authorization', '/news/detail?id=sdp-2-4-4'],
  ['zh', 'IEC104 加密', '/product/safety-border-gateway'],
  ['en', 'PUK', '/support#pin-locked'],
  ['zh', '样品申请', '/support?questions=2#licence-trial'],
  ['en', 'passwordless login', '/product/safety-shield-auth'],
  // The answer to a phrase comes before long texts that have all the words by chance.
  ['en', 'lead time gateway', '/support#lead-time'],
  ['zh', '对公转账账号', '/support#unpaid-order'],
  ['zh', '退货邮费谁付', '/support#returns'],
  ['zh', '手机丢了', '/support#lost-card'],
  ['zh', '发票抬头 改', '/support#cancel-order'],
  ['en', 'change delivery address', '/support#cancel-order'],
  ['zh', '快递单号', '/order'],
  ['en', 'rma form', '/support#returns'],
  ['en', 'refund', '/support#returns'],
  ['zh', '医保 卡', '/solution/safety-wise-medical'],
  ['zh', '开不了机', '/support#warranty'],
  ['en', 'payment failed', '/support#unpaid-order'],
  ['zh', 'SIM卡多少钱一张', '/product/safety-sim-card'],
  ['en', 'quote validity', '/quote'],
  ['en', 'reset authenticator app', '/uid-front/security'],
] as const;

test('other names, codes, both orders and both languages are found as they are typed', async () => {
  await using server = await open();
  for (const [language, q, path] of asTyped) {
    const { corrected, isPartial, first } = await search(server, q, { language });
    expect.soft({ corrected, isPartial, first }, q).toEqual({ isPartial: false, first: path });
  }
});

test('what differs in its digits, or drops a character, is no slip: SM9 is not SM2', async () => {
  await using server = await open();
  for (const [language, q] of [
    ['zh', '国密SM9'],
    ['en', 'SHA512'],
    ['zh', '七天无理由退货'],
    ['zh', '公对公转账'],
    ['zh', '换收货地址'],
    ['zh', '签名验签'],
    ['en', 'Common Criteria EAL4+'],
    ['en', 'PO payment terms'],
    ['zh', 'wps'],
    ['zh', '统信'],
    ['en', 'SSO'],
    ['en', 'NDA'],
    // English words must not be corrected to chargers, hash, overhead, trace or custom.
    ['en', 'careers opportunities'],
    ['en', 'cash'],
    ['en', 'overseas warehouse'],
    ['en', 'trade in'],
    ['en', 'customs duty'],
    ['en', 'zscaler'],
    // Names of other companies and products must not be corrected to inline or also.
    ['en', 'Intune'],
    ['en', 'Palo Alto'],
    ['en', 'docker'],
    ['en', 'SIEM'],
    ['en', 'OTP'],
  ] as const)
    expect.soft((await search(server, q, { language })).corrected, q).toBeUndefined();
});

test('of what has some of the words, what has most of them is first', async () => {
  await using server = await open();
  const { isPartial, first } = await search(server, 'Common Criteria EAL4+', { language: 'en' });
  // Both name the scheme; texts in which something is merely “in common” come after them.
  const schemes: unknown = expect.stringMatching(/^\/product\/safety-(os|super-sim-card)$/);
  expect({ isPartial, first }).toEqual({ isPartial: true, first: schemes });
});

test('a synonym of several words is found by all of them, also by those that join', async () => {
  await using server = await open();
  const { first, isPartial } = await search(server, 'end of life', { language: 'en' });
  expect({ first, isPartial }).toEqual({
    first: '/news/detail?id=lifecycle-dates',
    isPartial: false,
  });
  const found = async (q: string) => (await search(server, q, { language: 'en' })).total;
  expect(await found('how to sign in')).toBe(await found('login'));
});

test('shipping and delivery are one thing, as the contents say', async () => {
  await using server = await open();
  const found = async (q: string) => (await search(server, q, { language: 'en' })).total;
  expect(await found('shipping')).toBe(await found('delivery'));
});

test('asked for exactly what was typed, nothing else is shown', async () => {
  await using server = await open();
  const { total, corrected } = await search(server, '网管', { exact: '1' });
  expect({ total, corrected }).toEqual({ total: 0 });
});

test('where nothing has every word, what has some of them says so', async () => {
  await using server = await open();
  const found = await search(server, '密码 国密 发票 医疗', {});
  expect(found.isPartial).toBe(true);
  expect(found.total).toBeGreaterThan(0);
});

test('suggestions come in three kinds, three of each at most', async () => {
  await using server = await open();
  const { result } = await server.call(suggestPages, { language: 'zh', q: '网关' });
  expect(result.groups.map(({ group }) => group)).toEqual(['name', 'question', 'article']);
  for (const { pages } of result.groups) {
    expect(pages.length).toBeLessThanOrEqual(3);
    const titles = pages.map(({ title }) => title.map(({ text }) => text).join(''));
    expect(new Set(titles).size).toBe(titles.length);
  }
  // An entry with only some of the words is not suggested.
  for (const q of ['', '密码 国密 发票 医疗'])
    expect((await server.call(suggestPages, { language: 'zh', q })).result.groups).toEqual([]);
});

test('suggestions stay while the last word has hardly begun', async () => {
  await using server = await open();
  const suggested = async (language: 'zh' | 'en', q: string) =>
    (await server.call(suggestPages, { language, q })).result.groups;
  for (const [language, before, typed] of [
    ['en', 'border gateway', 'border gateway pr'],
    ['en', 'return policy', 'return policy fo'],
    ['zh', '边界网关', '边界网关 jg'],
    // An input method writes Latin letters until the characters are chosen.
    ['zh', '边界网关', "边界网关jia'ge"],
  ] as const) {
    const groups = await suggested(language, before);
    expect(groups.length).toBeGreaterThan(0);
    expect.soft(await suggested(language, typed), typed).toEqual(groups);
  }
});
