import type { SupportQuestion } from '@uid/contract/content';

export const securityQuestions: SupportQuestion[] = [
  {
    id: 'report-vulnerability',
    topic: 'security',
    products: [],
    text: {
      zh: {
        question: '怎样报告漏洞？',
        answer:
          '写信到联系邮箱，主题注明“安全”，可要求加密沟通。三个工作日内确认收到，评估后告知修复计划；修复发布前请勿公开细节，公告中会按您的意愿致谢。',
      },
      en: {
        question: 'How do I report a vulnerability?',
        answer:
          'Write to our contact address with “security” in the subject; encrypted mail on request. We confirm within three working days and tell you the plan after assessment. Please keep details private until the fix; the advisory thanks you if you wish.',
      },
    },
  },
  {
    id: 'lost-card',
    topic: 'security',
    products: ['safety-sim-card', 'safety-super-sim-card', 'tm-control'],
    text: {
      zh: {
        question: '卡或终端丢了，先做什么？',
        answer:
          '先在控制台吊销证书，这一步立即生效；再锁定应用、向运营商挂失。锁定与擦除指令要等设备联网才能到达，因此不能只靠它们。',
      },
      en: {
        question: 'A card or terminal is lost. What first?',
        answer:
          'Revoke its certificate in the console: that takes effect at once. Then lock applications and report the loss to the operator. Lock and wipe commands wait until the device is online, so do not rely on them alone.',
      },
    },
  },
  {
    id: 'key-export',
    topic: 'security',
    products: ['safety-sim-card', 'safety-mods'],
    text: {
      zh: {
        question: '密钥能导出备份吗？',
        answer:
          '卡与模组内生成的签名私钥没有导出接口，我们也不留副本。加密密钥对可由密钥管理系统托管，依规恢复；请把“能恢复的数据”与“能抵赖的签名”分开设计。',
      },
      en: {
        question: 'Can keys be exported for backup?',
        answer:
          'Signing keys generated in cards and modules cannot be exported, and we keep no copy. Encryption key pairs can be held by a key management system and recovered by rule: keep data that must be recoverable apart from signatures that must not be.',
      },
    },
  },
  {
    id: 'certificates',
    topic: 'security',
    products: [],
    text: {
      zh: {
        question: '产品的认证证书在哪里看？',
        answer:
          '产品页说明按哪项标准设计、标准管到哪里；有效的证书编号随报价单提供，可在发证机构网站核对。证书针对送检的型号与版本，不覆盖整个系统。',
      },
      en: {
        question: 'Where are the product certificates?',
        answer:
          'Product pages say which standards a product is designed to, and how far each goes. Valid certificate numbers come with the quotation and can be checked with the issuer. A certificate is for a model and version, not for your system.',
      },
    },
  },
  {
    id: 'download-check',
    topic: 'security',
    products: [],
    text: {
      zh: {
        question: '下载的文件怎样核对？',
        answer:
          '下载中心列出每个文件的大小与 SHA-256。下载后在本机计算并比对；不一致请勿安装，重新下载仍不一致时告诉我们。',
      },
      en: {
        question: 'How do I check a download?',
        answer:
          'The download centre lists size and SHA-256 of each file. Compute it yourself and compare; if it differs, do not install, and tell us if a second download differs too.',
      },
    },
  },
  {
    id: 'post-quantum',
    topic: 'security',
    products: ['internet-tls', 'safety-mods'],
    text: {
      zh: {
        question: '支持抗量子算法吗？',
        answer:
          '互联网 TLS 支持 X25519MLKEM768 混合密钥交换（ML-KEM 由 FIPS 203 定义），需在配置中开启。UM-M 模组的固件为 ML-KEM 与 ML-DSA 预留空间；UM-L 与现有卡的存储不足，不作承诺。',
      },
      en: {
        question: 'Do you support post-quantum algorithms?',
        answer:
          'TLS Terminator supports hybrid X25519MLKEM768 key exchange (ML-KEM of FIPS 203), which has to be switched on in the configuration. UM-M firmware has room reserved for ML-KEM and ML-DSA; UM-L and today’s cards lack the memory, and we make no promise for them.',
      },
    },
  },
  {
    id: 'never-asked',
    topic: 'security',
    products: [],
    text: {
      zh: {
        question: '有人自称客服索要验证码或 PIN，是真的吗？',
        answer:
          '不是。我们的人员不索取密码、验证码、PIN、解锁码或私钥，也不要求远程控制您的电脑来“激活”产品。遇到请记下来电号码并告诉我们。',
      },
      en: {
        question: 'Someone claiming to be your support asks for a code or PIN. Is it real?',
        answer:
          'No. Our people never ask for passwords, codes, PINs, unlock codes or keys, nor for remote control of your computer to “activate” something. Note the number and tell us.',
      },
    },
  },
];
