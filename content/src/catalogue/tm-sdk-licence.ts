import type { CatalogueItem } from '@uid/contract/content';

export const tmSdkLicence: CatalogueItem = {
  id: 'tm-sdk-licence',
  product: 'tm-safety-sdk',
  position: 8,
  delivery: 'licence',
  text: {
    zh: {
      name: '终端安全 SDK 许可',
      summary: '安卓、iOS、鸿蒙与桌面应用的密码库。协同签名服务端按节点另计。',
      unit: '应用·年',
      includes: ['一个应用标识', '四种语言接口与文档', '隐私清单与合规字段表', '安全更新'],
    },
    en: {
      name: 'Device Security SDK licence',
      summary:
        'The cryptographic library for Android, iOS, HarmonyOS and desktop applications. Co-signing servers are licensed by node, apart.',
      unit: 'app / year',
      includes: [
        'One application ID',
        'Interfaces in four languages, with documents',
        'Privacy manifest and field list',
        'Security updates',
      ],
    },
  },
  variants: [
    {
      sku: 'TMSDK-STD',
      name: { zh: '标准版：协同签名与系统密钥库', en: 'Standard: co-signing and system keystore' },
      priceFen: 980000,
      stock: 999,
      leadDays: 0,
    },
    {
      sku: 'TMSDK-HW',
      name: { zh: '硬件密钥版：另可调用 SIM 卡', en: 'Hardware keys: SIM cards as well' },
      priceFen: 1680000,
      stock: 999,
      leadDays: 0,
    },
  ],
};
