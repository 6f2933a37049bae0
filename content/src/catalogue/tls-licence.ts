import type { CatalogueItem } from '@uid/contract/content';

export const tlsLicence: CatalogueItem = {
  id: 'tls-licence',
  product: 'internet-tls',
  position: 9,
  delivery: 'licence',
  text: {
    zh: {
      name: '互联网 TLS 许可',
      summary: '同一端口同时提供 TLCP、RFC 8998 与国际 TLS，不限域名与证书数。',
      unit: '节点·年',
      includes: ['软件包、容器镜像与 C 库', '证书检查与自动续期工具', '安全更新'],
    },
    en: {
      name: 'TLS Terminator licence',
      summary:
        'TLCP, RFC 8998 and international TLS on one port, for any number of domains and certificates.',
      unit: 'node / year',
      includes: [
        'Packages, container image and C library',
        'Certificate checks and automatic renewal',
        'Security updates',
      ],
    },
  },
  variants: [
    {
      sku: 'ITLS-1',
      name: { zh: '单节点', en: 'One node' },
      priceFen: 580000,
      stock: 999,
      leadDays: 0,
    },
    {
      sku: 'ITLS-10',
      name: { zh: '十节点', en: 'Ten nodes' },
      priceFen: 4200000,
      stock: 999,
      leadDays: 0,
    },
  ],
};
