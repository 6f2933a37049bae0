import type { CatalogueItem } from '@uid/contract/content';

export const simCard: CatalogueItem = {
  id: 'sim-card',
  product: 'safety-sim-card',
  position: 1,
  delivery: 'shipped',
  formFactor: 'card',
  text: {
    zh: {
      name: '安全 SIM 卡',
      summary:
        '带国密密码应用的 SIM 形态安全卡，用于签名与认证。不含运营商号码，可写入自建专网的鉴权数据。',
      unit: '张',
      includes: [
        '三切卡或工业级插拔卡一张',
        'PIN 与解锁码信封',
        '个人化记录（不含私钥）',
        '24 个月质保',
      ],
    },
    en: {
      name: 'Secure SIM',
      summary:
        'A SIM-shaped secure card with an SM2, SM3 and SM4 applet for signing and authentication. No operator number; the authentication data of your own private network can be written to it.',
      unit: 'card',
      includes: [
        'One triple-cut or industrial plug-in card',
        'PIN and unlock-code mailer',
        'Personalisation record, without private keys',
        '24-month warranty',
      ],
    },
  },
  variants: [
    {
      sku: 'SIM-3FF-10',
      name: { zh: '标准三切卡（2FF/3FF/4FF）', en: 'Triple-cut (2FF/3FF/4FF)' },
      priceFen: 6800,
      tiers: [
        { fromQuantity: 5, priceFen: 6500 },
        { fromQuantity: 10, priceFen: 6200 },
      ],
      stock: 480,
      leadDays: 2,
    },
    {
      sku: 'SIM-M2M-10',
      name: { zh: '工业级宽温插拔卡', en: 'Industrial plug-in (−40 to 105 °C)' },
      priceFen: 9800,
      tiers: [
        { fromQuantity: 5, priceFen: 9400 },
        { fromQuantity: 10, priceFen: 8900 },
      ],
      stock: 220,
      leadDays: 3,
    },
  ],
};
