import type { CatalogueItem } from '@uid/contract/content';

export const borderGateway: CatalogueItem = {
  id: 'border-gateway',
  product: 'safety-border-gateway',
  position: 5,
  delivery: 'shipped',
  formFactor: 'appliance',
  text: {
    zh: {
      name: '安全边界网关',
      summary: '在网络边界终结国密 IPSec 隧道，核验设备证书，按身份与工业规约过滤。三档型号。',
      unit: '台',
      includes: ['主机与电源', '导轨或机架安装件', '首年软件升级与远程支持', '36 个月质保'],
    },
    en: {
      name: 'Border Security Gateway',
      summary:
        'Terminates SM IPsec tunnels at the network edge, checks device certificates, and filters by identity and industrial protocol. Three models.',
      unit: 'unit',
      includes: [
        'Appliance with power supplies',
        'DIN-rail or rack mounting parts',
        'First year of upgrades and remote support',
        '36-month warranty',
      ],
    },
  },
  variants: [
    {
      sku: 'BGW-200',
      name: { zh: 'BG-200 导轨式，500 Mbit/s', en: 'BG-200, DIN rail, 500 Mbit/s' },
      priceFen: 1280000,
      stock: 30,
      leadDays: 5,
    },
    {
      sku: 'BGW-2000',
      name: { zh: 'BG-2000 机架式，2 Gbit/s', en: 'BG-2000, 1U, 2 Gbit/s' },
      priceFen: 3980000,
      stock: 12,
      leadDays: 7,
    },
    {
      sku: 'BGW-10000',
      name: { zh: 'BG-10000 机架式，10 Gbit/s', en: 'BG-10000, 1U, 10 Gbit/s' },
      priceFen: 11800000,
      stock: 0,
      leadDays: 21,
    },
  ],
};
