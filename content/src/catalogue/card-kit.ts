import type { CatalogueItem } from '@uid/contract/content';

export const cardKit: CatalogueItem = {
  id: 'card-kit',
  product: 'safety-sim-card',
  position: 13,
  delivery: 'shipped',
  formFactor: 'kit',
  text: {
    zh: {
      name: '安全 SIM 卡联调套件',
      summary: '五张测试卡、读卡器与密码应用的 APDU 手册，在电脑上先跑通签名与证书流程，再上手机。',
      unit: '套',
      includes: [
        '测试卡五张（测试证书）',
        'PC/SC 读卡器与卡座',
        'APDU 手册与示例代码',
        '一年开发支持',
      ],
    },
    en: {
      name: 'Secure SIM integration kit',
      summary:
        'Five test cards, a reader and the applet’s APDU manual: get signing and certificates right on a PC before you move to phones.',
      unit: 'kit',
      includes: [
        'Five cards with test certificates',
        'PC/SC reader with card adapters',
        'APDU manual and sample code',
        'One year of developer support',
      ],
    },
  },
  variants: [
    {
      sku: 'SIMKIT-5',
      name: { zh: '安全 SIM 卡五张', en: 'Five Secure SIM cards' },
      priceFen: 88000,
      stock: 36,
      leadDays: 2,
    },
    {
      sku: 'SSIMKIT-5',
      name: {
        zh: '超级 SIM 卡五张，含非接读写器',
        en: 'Five Secure SIM Plus cards, with NFC reader',
      },
      priceFen: 238000,
      stock: 14,
      leadDays: 3,
    },
  ],
};
