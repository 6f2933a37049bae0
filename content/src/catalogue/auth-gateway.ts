import type { CatalogueItem } from '@uid/contract/content';

export const authGateway: CatalogueItem = {
  id: 'auth-gateway',
  product: 'safety-auth-gateway',
  position: 6,
  delivery: 'shipped',
  formFactor: 'appliance',
  text: {
    zh: {
      name: '安全认证网关',
      summary: '放在业务系统前面的认证入口：终结国密与国际 TLS，核验证书与第二因子，对接既有应用。',
      unit: '台',
      includes: ['主机与双电源', '内置密码卡', '首年软件升级与远程支持', '36 个月质保'],
    },
    en: {
      name: 'Authentication Gateway',
      summary:
        'The login point in front of your applications: terminates SM and international TLS, checks certificates and second factors, and connects to what you already run.',
      unit: 'unit',
      includes: [
        'Appliance with dual power supplies',
        'Built-in cryptographic card',
        'First year of upgrades and remote support',
        '36-month warranty',
      ],
    },
  },
  variants: [
    {
      sku: 'AGW-5000',
      name: { zh: 'AG-5000，5,000 并发会话', en: 'AG-5000, 5,000 sessions' },
      priceFen: 5680000,
      stock: 8,
      leadDays: 7,
    },
    {
      sku: 'AGW-20000',
      name: { zh: 'AG-20000，20,000 并发会话', en: 'AG-20000, 20,000 sessions' },
      priceFen: 12800000,
      stock: 3,
      leadDays: 14,
    },
  ],
};
