import type { CatalogueItem } from '@uid/contract/content';

export const shieldAuthLicence: CatalogueItem = {
  id: 'shield-auth-licence',
  product: 'safety-shield-auth',
  position: 7,
  delivery: 'licence',
  text: {
    zh: {
      name: '安全盾认证服务（托管）',
      summary: '由手机 SIM 卡签名的登录与交易确认，按月活用户计，含控制台与标准接口。',
      unit: '套餐·年',
      includes: [
        '一年托管服务',
        'OpenID Connect、CIBA、SAML 2.0 与 RADIUS 接口',
        '控制台与审计导出',
        '月度可用性目标 99.9%',
      ],
    },
    en: {
      name: 'Shield SIM Authentication service, hosted',
      summary:
        'Logins and confirmations signed by the SIM in the phone, counted by monthly active users, with console and standard interfaces.',
      unit: 'plan / year',
      includes: [
        'One year of hosted service',
        'OpenID Connect, CIBA, SAML 2.0 and RADIUS',
        'Console and audit export',
        'Monthly availability target of 99.9%',
      ],
    },
  },
  variants: [
    {
      sku: 'SHIELD-1K',
      name: { zh: '1,000 月活用户', en: '1,000 monthly users' },
      priceFen: 1200000,
      stock: 999,
      leadDays: 0,
    },
    {
      sku: 'SHIELD-10K',
      name: { zh: '10,000 月活用户', en: '10,000 monthly users' },
      priceFen: 6800000,
      stock: 999,
      leadDays: 0,
    },
  ],
};
