import type { CatalogueItem } from '@uid/contract/content';

export const superSimCard: CatalogueItem = {
  id: 'super-sim-card',
  product: 'safety-super-sim-card',
  position: 2,
  delivery: 'shipped',
  formFactor: 'card',
  text: {
    zh: {
      name: '安全超级 SIM 卡',
      summary:
        '大容量安全芯片卡，可装载多个互相隔离的应用并支持 NFC。刷卡取决于手机机型，请先核对兼容性。',
      unit: '张',
      includes: ['三切卡一张', '签名与认证应用预装', '应用管理平台账号一个', '24 个月质保'],
    },
    en: {
      name: 'Secure SIM Plus',
      summary:
        'A large secure-element card that keeps several applets isolated from each other, with NFC. Tapping depends on the phone: check compatibility first.',
      unit: 'card',
      includes: [
        'One triple-cut card',
        'Signing and authentication applets installed',
        'One account on the management platform',
        '24-month warranty',
      ],
    },
  },
  variants: [
    {
      sku: 'SSIM-128',
      name: { zh: '128 KB 用户数据区', en: '128 KB user memory' },
      priceFen: 26800,
      tiers: [
        { fromQuantity: 5, priceFen: 25800 },
        { fromQuantity: 10, priceFen: 24800 },
      ],
      stock: 160,
      leadDays: 3,
    },
    {
      sku: 'SSIM-512',
      name: { zh: '512 KB 用户数据区', en: '512 KB user memory' },
      priceFen: 38800,
      stock: 5,
      leadDays: 5,
    },
  ],
};
