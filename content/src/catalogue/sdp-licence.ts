import type { CatalogueItem } from '@uid/contract/content';

export const sdpLicence: CatalogueItem = {
  id: 'sdp-licence',
  product: 'sdp',
  position: 11,
  delivery: 'licence',
  text: {
    zh: {
      name: '软件定义边界 SDP 许可',
      summary: '先认证再连接：业务端口默认不应答，按应用授权。',
      unit: '用户包·年',
      includes: ['每个用户可用三台终端', '控制器与网关软件', '桌面与移动客户端', '安全更新'],
    },
    en: {
      name: 'SDP licence',
      summary:
        'Authenticate, then connect: service ports stay silent, and access is granted application by application.',
      unit: 'user pack / year',
      includes: [
        'Three devices per user',
        'Controller and gateway software',
        'Clients for desktop and mobile systems',
        'Security updates',
      ],
    },
  },
  variants: [
    {
      sku: 'SDP-50',
      name: { zh: '50 个用户', en: '50 users' },
      priceFen: 2450000,
      stock: 999,
      leadDays: 0,
    },
    {
      sku: 'SDP-500',
      name: { zh: '500 个用户', en: '500 users' },
      priceFen: 19800000,
      stock: 999,
      leadDays: 0,
    },
  ],
};
