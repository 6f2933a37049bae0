import type { CatalogueItem } from '@uid/contract/content';

export const safetyOsLicence: CatalogueItem = {
  id: 'safety-os-licence',
  product: 'safety-os',
  position: 12,
  delivery: 'licence',
  text: {
    zh: {
      name: '安全操作系统许可',
      summary: '加固的 Linux 终端系统：校验式只读根分区、强制访问控制、整包升级与自动回退。',
      unit: '终端',
      includes: ['一台终端的永久使用权', '安装镜像与单位签名工具', '大版本五年安全维护'],
    },
    en: {
      name: 'Hardened Linux licence',
      summary:
        'A hardened Linux for terminals: verified read-only root, mandatory access control, image updates that roll back automatically.',
      unit: 'terminal',
      includes: [
        'Perpetual use on one terminal',
        'Images and tools for your own signatures',
        'Five years of security maintenance per major version',
      ],
    },
  },
  variants: [
    {
      sku: 'SOS-1',
      name: { zh: '网关版、工控版或桌面版', en: 'Gateway, industrial or desktop edition' },
      priceFen: 36000,
      tiers: [
        { fromQuantity: 5, priceFen: 34200 },
        { fromQuantity: 10, priceFen: 32800 },
      ],
      stock: 999,
      leadDays: 0,
    },
    {
      sku: 'SOS-ITX',
      name: {
        zh: '工控版，含两年延长维护',
        en: 'Industrial edition, two extra years of maintenance',
      },
      priceFen: 88000,
      stock: 40,
      leadDays: 0,
    },
  ],
};
