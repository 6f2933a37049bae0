import type { CatalogueItem } from '@uid/contract/content';

/** What the mall sells at first start; afterwards the database is the truth. Prices are fen, VAT included. */
export const catalogueItems: CatalogueItem[] = [
  {
    id: 'sim-card',
    product: 'safety-sim-card',
    position: 1,
    delivery: 'shipped',
    text: {
      zh: {
        name: '安全 SIM 卡',
        summary: '带国密算法应用的 SIM 形态安全卡，用于签名与认证；电信号码由运营商另行开通。',
        unit: '张',
        includes: ['卡片与三合一卡托', 'PIN 信封', '个人化记录'],
      },
      en: {
        name: 'Safety SIM card',
        summary:
          'A SIM-shaped secure card with an SM2/SM3/SM4 applet for signing and authentication; the operator adds the number.',
        unit: 'card',
        includes: ['Card in three form factors', 'PIN mailer', 'Personalisation record'],
      },
    },
    variants: [
      {
        sku: 'SIM-3FF-10',
        name: { zh: '标准三切卡', en: 'Three form factors' },
        priceFen: 6800,
        stock: 480,
        leadDays: 2,
      },
      {
        sku: 'SIM-M2M-10',
        name: { zh: '工业级插拔卡（−40～105 ℃）', en: 'Industrial plug-in (−40 to 105 °C)' },
        priceFen: 9800,
        stock: 220,
        leadDays: 3,
      },
    ],
  },
  {
    id: 'super-sim-card',
    product: 'safety-super-sim-card',
    position: 2,
    delivery: 'shipped',
    text: {
      zh: {
        name: '超级 SIM 卡',
        summary: '大容量安全芯片卡，可同时装载多个密码应用与证书。',
        unit: '张',
        includes: ['卡片', '应用预装', '管理平台账号一个'],
      },
      en: {
        name: 'Safety Super SIM card',
        summary:
          'A large-memory secure element card that carries several cryptographic applets and certificates.',
        unit: 'card',
        includes: ['Card', 'Applets installed', 'One management account'],
      },
    },
    variants: [
      {
        sku: 'SSIM-128',
        name: { zh: '128 KB 用户区', en: '128 KB user memory' },
        priceFen: 26800,
        stock: 160,
        leadDays: 3,
      },
      {
        sku: 'SSIM-512',
        name: { zh: '512 KB 用户区', en: '512 KB user memory' },
        priceFen: 38800,
        stock: 5,
        leadDays: 5,
      },
    ],
  },
  {
    id: 'crypto-module',
    product: 'safety-mods',
    position: 3,
    delivery: 'shipped',
    text: {
      zh: {
        name: '安全模组',
        summary: '焊接在终端主板上的密码模组，私钥不出芯片。',
        unit: '片',
        includes: ['模组', '参考原理图', '驱动与示例工程'],
      },
      en: {
        name: 'Security module',
        summary:
          'A cryptographic module for the terminal board: private keys never leave the chip.',
        unit: 'piece',
        includes: ['Module', 'Reference schematic', 'Driver and sample project'],
      },
    },
    variants: [
      {
        sku: 'MOD-SPI',
        name: { zh: 'SPI 接口', en: 'SPI interface' },
        priceFen: 45800,
        stock: 300,
        leadDays: 3,
      },
      {
        sku: 'MOD-USB',
        name: { zh: 'USB 接口', en: 'USB interface' },
        priceFen: 49800,
        stock: 180,
        leadDays: 3,
      },
    ],
  },
  {
    id: 'module-kit',
    product: 'safety-mods',
    position: 4,
    delivery: 'shipped',
    text: {
      zh: {
        name: '安全模组开发套件',
        summary: '评估板、两片模组与调试线，一天内跑通签名与加密。',
        unit: '套',
        includes: ['评估板', '模组两片', '调试线与电源', '一年开发支持'],
      },
      en: {
        name: 'Security module development kit',
        summary: 'An evaluation board, two modules and cables: sign and encrypt within a day.',
        unit: 'kit',
        includes: [
          'Evaluation board',
          'Two modules',
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
  },
  {
    id: 'border-gateway',
    product: 'safety-border-gateway',
    position: 5,
    delivery: 'shipped',
    text: {
      zh: {
        name: '安全边界网关',
        summary: '1U 设备，在网络边界建立 IPsec 与国密 SSL 通道。',
        unit: '台',
        includes: ['主机与双电源', '上架导轨', '三年质保'],
      },
      en: {
        name: 'Border gateway',
        summary:
          'A 1U appliance that builds IPsec and SM-suite TLS tunnels at the edge of a network.',
        unit: 'unit',
        includes: ['Appliance with dual power', 'Rack rails', 'Three-year warranty'],
      },
    },
    variants: [
      {
        sku: 'BGW-2000',
        name: { zh: '2 Gbit/s 加密吞吐', en: '2 Gbit/s encrypted' },
        priceFen: 3980000,
        stock: 12,
        leadDays: 7,
      },
      {
        sku: 'BGW-10000',
        name: { zh: '10 Gbit/s 加密吞吐', en: '10 Gbit/s encrypted' },
        priceFen: 11800000,
        stock: 0,
        leadDays: 21,
      },
    ],
  },
  {
    id: 'auth-gateway',
    product: 'safety-auth-gateway',
    position: 6,
    delivery: 'shipped',
    text: {
      zh: {
        name: '安全认证网关',
        summary: '把 SIM、证书与口令认证汇成一个入口，对接既有应用。',
        unit: '台',
        includes: ['主机与双电源', '会话数随型号', '三年质保'],
      },
      en: {
        name: 'Authentication gateway',
        summary:
          'Brings SIM, certificate and password authentication to one entrance for existing applications.',
        unit: 'unit',
        includes: ['Appliance with dual power', 'Sessions by model', 'Three-year warranty'],
      },
    },
    variants: [
      {
        sku: 'AGW-5000',
        name: { zh: '5,000 并发会话', en: '5,000 concurrent sessions' },
        priceFen: 5680000,
        stock: 8,
        leadDays: 7,
      },
      {
        sku: 'AGW-20000',
        name: { zh: '20,000 并发会话', en: '20,000 concurrent sessions' },
        priceFen: 12800000,
        stock: 3,
        leadDays: 14,
      },
    ],
  },
  {
    id: 'shield-auth-licence',
    product: 'safety-shield-auth',
    position: 7,
    delivery: 'licence',
    text: {
      zh: {
        name: '安全盾认证许可',
        summary: '按月活用户计费的 SIM 认证服务，含控制台与接口。',
        unit: '套餐／年',
        includes: ['一年服务', '控制台与接口', '99.9 % 月度可用性目标'],
      },
      en: {
        name: 'Shield Auth licence',
        summary:
          'SIM-based authentication as a service, by monthly active users, console and API included.',
        unit: 'plan / year',
        includes: [
          'One year of service',
          'Console and API',
          'Monthly availability target of 99.9 %',
        ],
      },
    },
    variants: [
      {
        sku: 'SHIELD-1K',
        name: { zh: '1,000 月活用户', en: '1,000 monthly users' },
        priceFen: 1200000,
        stock: 999,
        leadDays: 0,
      },
      {
        sku: 'SHIELD-10K',
        name: { zh: '10,000 月活用户', en: '10,000 monthly users' },
        priceFen: 6800000,
        stock: 999,
        leadDays: 0,
      },
    ],
  },
  {
    id: 'tm-sdk-licence',
    product: 'tm-safety-sdk',
    position: 8,
    delivery: 'licence',
    text: {
      zh: {
        name: '终端安全 SDK 许可',
        summary: '安卓、iOS、鸿蒙与 Linux 的密码与身份接口。',
        unit: '应用／年',
        includes: ['一个应用标识', '四个平台的二进制与文档', '安全更新'],
      },
      en: {
        name: 'Terminal SDK licence',
        summary: 'Cryptography and identity for Android, iOS, HarmonyOS and Linux.',
        unit: 'app / year',
        includes: [
          'One application ID',
          'Binaries and documents for four platforms',
          'Security updates',
        ],
      },
    },
    variants: [
      {
        sku: 'TMSDK-STD',
        name: { zh: '标准版', en: 'Standard' },
        priceFen: 980000,
        stock: 999,
        leadDays: 0,
      },
      {
        sku: 'TMSDK-HW',
        name: { zh: '硬件密钥版', en: 'Hardware keys' },
        priceFen: 1680000,
        stock: 999,
        leadDays: 0,
      },
    ],
  },
  {
    id: 'tls-licence',
    product: 'internet-tls',
    position: 9,
    delivery: 'licence',
    text: {
      zh: {
        name: '互联网 TLS 许可',
        summary: '为网站与接口同时提供国际与国密套件。',
        unit: '节点／年',
        includes: ['一个节点', '双证书部署工具', '安全更新'],
      },
      en: {
        name: 'Internet TLS licence',
        summary: 'International and SM cipher suites for the same site or API.',
        unit: 'node / year',
        includes: ['One node', 'Dual-certificate tooling', 'Security updates'],
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
  },
  {
    id: 'tm-control-licence',
    product: 'tm-control',
    position: 10,
    delivery: 'licence',
    text: {
      zh: {
        name: '终端管控许可',
        summary: '按终端计的设备管理：策略、应用与远程擦除。',
        unit: '终端／年',
        includes: ['一个终端', '策略与应用商店', '远程锁定与擦除'],
      },
      en: {
        name: 'Terminal control licence',
        summary: 'Device management per terminal: policies, applications and remote wipe.',
        unit: 'terminal / year',
        includes: ['One terminal', 'Policies and app store', 'Remote lock and wipe'],
      },
    },
    variants: [
      {
        sku: 'TMC-1',
        name: { zh: '单终端', en: 'One terminal' },
        priceFen: 18000,
        stock: 999,
        leadDays: 0,
      },
      {
        sku: 'TMC-100',
        name: { zh: '一百终端包', en: '100 terminals' },
        priceFen: 1580000,
        stock: 999,
        leadDays: 0,
      },
    ],
  },
  {
    id: 'sdp-licence',
    product: 'sdp',
    position: 11,
    delivery: 'licence',
    text: {
      zh: {
        name: '软件定义边界许可',
        summary: '先认证再连接：服务对未授权者不可见。',
        unit: '用户／年',
        includes: ['一个用户三个终端', '控制器与网关软件', '安全更新'],
      },
      en: {
        name: 'SDP licence',
        summary: 'Authenticate before connect: services stay dark to everyone else.',
        unit: 'user / year',
        includes: [
          'One user, three devices',
          'Controller and gateway software',
          'Security updates',
        ],
      },
    },
    variants: [
      {
        sku: 'SDP-50',
        name: { zh: '50 用户包', en: '50 users' },
        priceFen: 2450000,
        stock: 999,
        leadDays: 0,
      },
      {
        sku: 'SDP-500',
        name: { zh: '500 用户包', en: '500 users' },
        priceFen: 19800000,
        stock: 999,
        leadDays: 0,
      },
    ],
  },
  {
    id: 'safety-os-licence',
    product: 'safety-os',
    position: 12,
    delivery: 'licence',
    text: {
      zh: {
        name: '安全操作系统许可',
        summary: '裁剪加固的终端系统，五年安全维护。',
        unit: '终端',
        includes: ['一个终端', '镜像与签名工具', '五年安全维护'],
      },
      en: {
        name: 'Safety OS licence',
        summary: 'A reduced, hardened terminal system with five years of security maintenance.',
        unit: 'terminal',
        includes: ['One terminal', 'Image and signing tools', 'Five years of security maintenance'],
      },
    },
    variants: [
      {
        sku: 'SOS-1',
        name: { zh: '单终端', en: 'One terminal' },
        priceFen: 36000,
        stock: 999,
        leadDays: 0,
      },
      {
        sku: 'SOS-ITX',
        name: { zh: '加固工控机预装', en: 'Preinstalled rugged PC licence' },
        priceFen: 88000,
        stock: 40,
        leadDays: 0,
      },
    ],
  },
];
