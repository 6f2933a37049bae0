import type { CatalogueItem } from '@uid/contract/content';

export const moduleKit: CatalogueItem = {
  id: 'module-kit',
  product: 'safety-mods',
  position: 4,
  delivery: 'shipped',
  formFactor: 'kit',
  text: {
    zh: {
      name: '安全模组开发套件',
      summary:
        '评估板、两片开发版模组与调试线，示例工程覆盖密钥生成、SM2 签名、SM4 加解密与固件验签。',
      unit: '套',
      includes: ['评估板（引出 SPI 与 USB）', '开发版模组两片', '调试线与电源', '一年开发支持'],
    },
    en: {
      name: 'Cryptographic Module development kit',
      summary:
        'Evaluation board, two development modules and cables; samples for key generation, SM2 signing, SM4 and firmware verification.',
      unit: 'kit',
      includes: [
        'Evaluation board with SPI and USB',
        'Two development modules',
        'Cables and power supply',
        'One year of developer support',
      ],
    },
  },
  variants: [
    {
      sku: 'MODKIT-1',
      name: { zh: '标准套件', en: 'Standard kit' },
      priceFen: 198000,
      stock: 24,
      leadDays: 2,
    },
  ],
};
