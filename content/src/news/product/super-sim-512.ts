import type { NewsArticle } from '@uid/contract/content';

export const superSim512: NewsArticle = {
  id: 'super-sim-512',
  category: 'product',
  publishedOn: '2026-11-05',
  products: ['safety-super-sim-card'],
  text: {
    zh: {
      title: '超级 SIM 卡 512 KB 型号开始供货',
      summary:
        '用户数据区由 128 KB 扩大到 512 KB，适合证书多、一卡多用的园区。首批数量有限，商城显示真实库存。',
      sections: [
        {
          heading: '变化在哪里',
          paragraphs: [
            '应用与数据空间仍是 1.2 MB，变的是其中划给用户数据的部分：由 128 KB 到 512 KB。证书、门禁凭据与离线授权记录放得下更多，多个业务方共用一卡时不必互相腾地方。签名性能不变，典型 16 毫秒，由芯片决定。',
          ],
        },
        {
          heading: '谁需要它',
          paragraphs: [
            '同时装载认证、门禁、签章与一个备用应用的园区卡；每人持有多张证书的岗位；需要在卡内保存离线授权记录的移动执法或巡检。只做登录与签名的，128 KB 足够，安全 SIM 卡也可能足够。',
          ],
        },
        {
          heading: '供货',
          paragraphs: [
            '首批数量有限，商城显示的库存即真实库存，售完会标为缺货。批量需求请询价，并预留五周：发行方密钥与应用预装需要与运营商或园区确认。',
          ],
        },
        {
          heading: '不变的限制',
          paragraphs: [
            'NFC 刷卡仍取决于手机：没有 SWP 连线或系统不路由到 SIM 卡的机型，本卡无法补救；iPhone 不支持。采购前请逐型号核对。',
          ],
        },
      ],
    },
    en: {
      title: 'The 512 KB Secure SIM Plus ships',
      summary:
        'User memory grows from 128 KB to 512 KB, for sites with many certificates and several jobs on one card. The first batch is small; the shop shows what is there.',
      sections: [
        {
          heading: 'What changed',
          paragraphs: [
            'Applications and data still share 1.2 MB; what grew is the part given to user data, from 128 KB to 512 KB. More certificates, door credentials and offline grants fit, and several parties on one card need not make room for each other. Signing is unchanged at 16 milliseconds, as the chip decides.',
          ],
        },
        {
          heading: 'Who needs it',
          paragraphs: [
            'Site cards that carry authentication, doors, seals and a spare applet; people with several certificates; field work that keeps offline grants in the card. For login and signing alone 128 KB is enough, and so may be the Secure SIM.',
          ],
        },
        {
          heading: 'Supply',
          paragraphs: [
            'The first batch is small; the stock in the shop is the real one and will say when it is gone. For volume ask for a quote and allow five weeks: issuer keys and preinstalled applets are settled with the operator or the site.',
          ],
        },
        {
          heading: 'What stays limited',
          paragraphs: [
            'Tapping still depends on the phone: without an SWP line, or where the system does not route to the SIM, this card cannot help, and iPhones do not support it. Check each model before you buy.',
          ],
        },
      ],
    },
  },
};
