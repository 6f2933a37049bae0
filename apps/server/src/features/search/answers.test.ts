import { listCertificates } from '@uid/contract/contents';
import { certificatePath } from '@uid/contract/pages';
import { searchSite } from '@uid/contract/search';
import { expect, test } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** Queries, and the page that must be the first result. */
const answered = [
  // The answer to a question comes before a text that merely contains all its words.
  ['zh', '运费怎么算', '/support#delivery-cost'],
  ['en', 'sim swap fraud', '/news/detail?id=sim-swap'],
  ['en', 'how do I verify sha256', '/support?questions=2#download-check'],
  // Question words tell nothing, and nor do their negations.
  ['en', "I can't log in", '/uid-front/forgot-password'],
  ['en', 'I can’t log in', '/uid-front/forgot-password'],
  ['zh', '数据会不会出境', '/im/privacy.txt'],
  // A phrase is recognised with other spaces, and with a stop word inside.
  ['zh', '卡 激活', '/support#card-activation'],
  ['zh', 'SIM卡激活', '/support#card-activation'],
  ['zh', '忘记PIN', '/support#pin-locked'],
  ['zh', '密码要多少位', '/support#password-rule'],
  // Words in the other number, and a phrase that is corrected.
  ['en', 'returns', '/support#returns'],
  ['en', 'warranty claims', '/support#warranty'],
  ['en', 'delivary time', '/support#lead-time'],
  // Questions that visitors expect to be answered, and pages where they do something.
  ['en', 'warranty claim', '/support#warranty'],
  ['zh', '保修期几年', '/support#warranty'],
  ['en', 'shipping to hong kong', '/support#abroad'],
  ['zh', '连接超时', '/support#connection-timeout'],
  ['zh', '证书过期怎么换', '/support#certificate-expiry'],
  ['en', 'certificate expired', '/support#certificate-expiry'],
  ['zh', '怎么用批量下单', '/cart#order-list'],
  ['zh', '漏洞通告', '/support#advisories'],
  ['en', 'where are you located', '/support#contact'],
  ['en', 'are you hiring', '/support#contact'],
  ['zh', '公司简介', '/home'],
  ['zh', '防病毒', '/product/safety-os'],
  ['zh', 'sslvpn 替换', '/solution/safety-quick-office'],
  ['en', 'vpn replacement', '/solution/safety-quick-office'],
  ['en', 'verification code not received', '/support#code-missing'],
  ['en', 'lost sim card', '/support#lost-card'],
  // A phrase is a name only as a whole: 以旧换新 is not 换新, and “no power” is not about power grids.
  ['zh', 'vpn连不上', '/support#connection-timeout'],
  ['en', 'repair service', '/support#warranty'],
  ['en', 'send back a defective unit', '/support#warranty'],
  ['en', 'tax id wrong on invoice', '/support#cancel-order'],
  // An entry that has everything in the query, and one thing of it in its name.
  ['zh', 'sm2签名速度', certificatePath('module-operations')],
  // A phrase is recognised by its letters, despite a missing letter, other spaces or hyphens.
  ['en', 'zero-trst', '/product/sdp'],
  ['en', 'return polcy', '/support#returns'],
  ['en', 'paymentmethods', '/support#unpaid-order'],
  // Question words, typed in a hurry.
  ['en', 'gatway wont boot', '/support#warranty'],
  ['zh', '货物签收问题', '/support#damaged-parcel'],
  ['zh', '支持龙芯吗', '/product/safety-os'],
  ['zh', '哪款卡适合物联网设备', '/mall?item=sim-card'],
  // A unit in another spelling is not pinyin.
  ['en', 'ipsec 10 gbps', certificatePath('border-gateway-throughput')],
  ['en', 'replace cisco anyconnect', '/solution/safety-quick-office'],
  ['en', 'cancel order after payment', '/support#cancel-order'],
  ['zh', '授权过期还能用吗', '/support?questions=2#licence-renewal'],
  ['zh', '一个授权能装几台电脑', '/support?questions=2#licence-count'],
  ['zh', '手机识别不到卡', '/support#phone-compatibility'],
  ['zh', '收到货少了一张卡', '/support#contact'],
  ['en', 'package arrived crushed', '/support#damaged-parcel'],
  ['en', 'cve list', '/support#advisories'],
  ['en', 'product manuals', '/support#downloads'],
  // For a manufacturer that the site does not name, only the comparison is near.
  ['en', 'zscaler alternative', '/product#compare'],
  // A typing error in a question word, and several typing errors in a long phrase.
  ['en', 'wher is my parcell', '/order'],
  ['en', 'wheres my ordr', '/order'],
  // A quantity doesn't tell what is wanted.
  ['en', 'buy 50 units discount', '/support#order-limit'],
  ['en', '100 pcs crypto module', '/product/safety-mods'],
  ['zh', '一万张卡的价格', '/product/safety-sim-card'],
  // A price per user is a price, too.
  ['en', 'ztna pricing per user', '/mall?item=sdp-licence'],
  ['en', 'sdp gateway per seat cost', '/mall?item=sdp-licence'],
  ['zh', '国密vpn网关价格', '/product/safety-border-gateway'],
  // Visitors who must comply with rules buy products and solutions, not our certificates.
  ['zh', '等保三级要买什么', '/solution/safety-quick-office'],
  ['en', 'when will my package arrive', '/support#lead-time'],
  ['en', 'expected delivery date', '/support#lead-time'],
  ['en', 'weekend shipping', '/support#lead-time'],
  ['zh', '周末发货吗', '/support#lead-time'],
  ['en', 'hardware root of trust for embedded devices', '/product/safety-mods'],
  ['en', 'login without password for employees', '/product/safety-shield-auth'],
  ['zh', '试用授权怎么申请', '/support?questions=2#licence-trial'],
  ['zh', '驻场运维服务', '/support#contact'],
  ['zh', 'sla承诺', '/support#contact'],
  ['en', 'whos behind this company', '/home'],
  ['en', 'csaf feed', '/support/security'],
  ['en', 'pgp key for disclosure', '/support/security'],
  // A price that belongs to the phrase, and a quantity in Chinese.
  ['zh', '怎么撤销报价', '/quote'],
  ['zh', '买三十个模组报价', '/product/safety-mods'],
  // An auxiliary verb stands inside a phrase.
  ['zh', '几天能到货', '/support#lead-time'],
  // Initials of Chinese words, followed by Latin letters.
  ['zh', 'aqsim', '/product/safety-sim-card'],
  ['zh', '一台网关能带多少终端', '/support?questions=2#gateway-capacity'],
  ['en', 'how many users per gateway', '/support?questions=2#gateway-capacity'],
  ['en', 'can two people share an account', '/support?questions=2#shared-account'],
  ['zh', '激活不了', '/support?questions=2#activation-fails'],
  ['en', 'activation code not working', '/support?questions=2#activation-fails'],
  ['zh', '密钥丢了怎么办', '/support#lost-card'],
  ['zh', '一台设备买几个许可', '/support?questions=2#licence-count'],
  ['en', 'max devices per license', '/support?questions=2#licence-count'],
  ['en', 'can my colleague use my account', '/support?questions=2#shared-account'],
  ['en', 'where can i see my licence key', '/support#licence-delivery'],
  ['en', 'certificate pdf', '/support/certificates'],
  ['zh', '工控防火墙', '/product/safety-border-gateway'],
  ['en', 'log in with wechat', '/uid-front/login'],
  // The abbreviation follows a word that ends in the same letters.
  ['en', 'metrics for ics', '/solution/safety-electric'],
  // Punctuation at the end and full-width letters make no difference.
  ['zh', 'SIM卡多少钱？', '/product/safety-sim-card'],
  ['en', 'sdp price?', '/mall?item=sdp-licence'],
  ['zh', 'ｓｄｐ　ｐｒｉｃｅ', '/product/sdp'],
  // The end of one word and the beginning of the next are not a phrase: 重新买卡 doesn't ask for a 新卡.
  ['zh', '换手机要重新买卡吗', '/support?questions=2#new-phone'],
  ['zh', '重新买卡', '/product/safety-sim-card'],
  ['en', 'new phone same card', '/support?questions=2#new-phone'],
] as const;

test('what visitors ask is answered first', async () => {
  await using server = await createTestApp();
  await seedSite(server.deps);
  for (const [language, q, path] of answered) {
    const { result } = await server.call(searchSite, { language, q });
    expect.soft(result.results[0]?.path, q).toBe(path);
  }
});

test('every number of the register of certificates and tests leads to its entry', async () => {
  await using server = await createTestApp();
  await seedSite(server.deps);
  for (const language of ['zh', 'en'] as const) {
    const { certificates } = (await server.call(listCertificates, { language })).result;
    expect(certificates.length).toBeGreaterThan(0);
    for (const { id, number } of certificates)
      for (const q of [number, number.replaceAll('-', ' ').toLowerCase()]) {
        const { corrected, results } = (await server.call(searchSite, { language, q })).result;
        expect.soft(corrected, q).toBeUndefined();
        expect.soft(results[0]?.path, q).toBe(certificatePath(id));
      }
  }
});

test('two letters inside a number are no initials', async () => {
  await using server = await createTestApp();
  await seedSite(server.deps);
  const { result } = await server.call(searchSite, { language: 'zh', q: 'UID-TR-2020-999' });
  expect(result.corrected).toBeUndefined();
});
