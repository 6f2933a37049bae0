import type { CatalogueItem } from '@uid/contract/content';

export const cryptoModule: CatalogueItem = {
  id: 'crypto-module',
  product: 'safety-mods',
  position: 3,
  delivery: 'shipped',
  formFactor: 'board',
  text: {
    zh: {
      name: '安全模组 UM-L',
      summary:
        '12 mm × 12 mm 贴片密码模组，替终端保管设备私钥并完成国密运算，签名私钥没有导出接口。',
      unit: '片',
      includes: [
        '模组一片（防静电包装）',
        '参考原理图与封装库',
        'Linux 与 RTOS 驱动源码',
        '24 个月质保',
      ],
    },
    en: {
      name: 'Cryptographic Module UM-L',
      summary:
        'A 12 mm × 12 mm cryptographic module for the terminal board: it keeps the device key, runs the SM algorithms, and has no way to export signing keys.',
      unit: 'piece',
      includes: [
        'One module in anti-static packing',
        'Reference schematic and footprint',
        'Driver sources for Linux and RTOS',
        '24-month warranty',
      ],
    },
  },
  variants: [
    {
      sku: 'MOD-SPI',
      name: { zh: 'SPI 接口，25 MHz', en: 'SPI, 25 MHz' },
      priceFen: 45800,
      tiers: [
        { fromQuantity: 5, priceFen: 43800 },
        { fromQuantity: 10, priceFen: 41800 },
      ],
      stock: 300,
      leadDays: 3,
    },
    {
      sku: 'MOD-USB',
      name: { zh: 'USB 2.0 接口', en: 'USB 2.0' },
      priceFen: 49800,
      tiers: [
        { fromQuantity: 5, priceFen: 47800 },
        { fromQuantity: 10, priceFen: 45800 },
      ],
      stock: 180,
      leadDays: 3,
    },
  ],
};
