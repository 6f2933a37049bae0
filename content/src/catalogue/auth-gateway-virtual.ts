import type { CatalogueItem } from '@uid/contract/content';

export const authGatewayVirtual: CatalogueItem = {
  id: 'auth-gateway-virtual',
  product: 'safety-auth-gateway',
  position: 14,
  delivery: 'licence',
  text: {
    zh: {
      name: '安全认证网关虚拟版 AG-V',
      summary: '在 KVM 或 VMware 上运行，功能同硬件版；密钥在软件或外接密码机中，密码等级不同。',
      unit: '实例·年',
      includes: ['一个实例', 'KVM 与 VMware 镜像', '集群与会话共享', '安全更新'],
    },
    en: {
      name: 'Authentication Gateway, virtual (AG-V)',
      summary:
        'Runs on KVM or VMware with the functions of the appliance; keys sit in software or in your own HSM, so the assurance level differs.',
      unit: 'instance / year',
      includes: [
        'One instance',
        'Images for KVM and VMware',
        'Clustering with shared sessions',
        'Security updates',
      ],
    },
  },
  variants: [
    {
      sku: 'AGV-1000',
      name: { zh: '1,000 并发会话', en: '1,000 sessions' },
      priceFen: 1980000,
      stock: 999,
      leadDays: 1,
    },
    {
      sku: 'AGV-5000',
      name: { zh: '5,000 并发会话', en: '5,000 sessions' },
      priceFen: 4280000,
      stock: 999,
      leadDays: 1,
    },
  ],
};
