import type { CatalogueItem } from '@uid/contract/content';

export const tmControlLicence: CatalogueItem = {
  id: 'tm-control-licence',
  product: 'tm-control',
  position: 10,
  delivery: 'licence',
  text: {
    zh: {
      name: '终端管控许可',
      summary: '手机、平板、电脑与专用终端的配置、应用与合规管理。自带设备与单位设备同价。',
      unit: '许可包·年',
      includes: ['所购数量的终端许可', '服务端软件，不另计费', '应用分发、锁定与擦除', '安全更新'],
    },
    en: {
      name: 'Endpoint Management licence',
      summary:
        'Configuration, applications and compliance for phones, tablets, PCs and special terminals. Personal and company devices cost the same.',
      unit: 'pack / year',
      includes: [
        'Licences for the number of terminals bought',
        'Server software, at no extra charge',
        'Application delivery, lock and wipe',
        'Security updates',
      ],
    },
  },
  variants: [
    {
      sku: 'TMC-1',
      name: { zh: '单台终端', en: 'One terminal' },
      priceFen: 18000,
      tiers: [{ fromQuantity: 10, priceFen: 17000 }],
      stock: 999,
      leadDays: 0,
    },
    {
      sku: 'TMC-100',
      name: { zh: '100 台终端', en: '100 terminals' },
      priceFen: 1580000,
      stock: 999,
      leadDays: 0,
    },
  ],
};
