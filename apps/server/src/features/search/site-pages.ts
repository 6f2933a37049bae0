import type { Localised } from '@uid/contract/language';
import { identityRoutes, routes } from '@uid/contract/pages';

interface PageText {
  title: string;
  summary: string;
  /** What else it is called by those who look for it. */
  words: readonly string[];
}

interface SitePage {
  path: string;
  text: Localised<PageText>;
}

/** Pages that no content stands for: where one does something. Whoever searches for the deed is led to the place. */
export const sitePages: readonly SitePage[] = [
  {
    path: routes.orders,
    text: {
      zh: {
        title: '我的订单',
        summary: '查看订单的进度、物流、授权码与发票，付款、取消、退款或再次购买。',
        words: [
          '订单查询',
          '查订单',
          '看订单',
          '查物流',
          '物流查询',
          '快递单号',
          '下载发票',
          '订单状态',
          '装箱单',
          '申请退款',
          '退款进度',
          '补开发票',
        ],
      },
      en: {
        title: 'Your orders',
        summary:
          'Follow an order, its parcels, licence keys and invoice; pay, cancel, ask for a refund or buy again.',
        words: ['my orders', 'order status', 'track my order', 'download an invoice'],
      },
    },
  },
  {
    path: routes.cart,
    text: {
      zh: { title: '购物车', summary: '查看已选的商品、数量与金额，去结算。', words: ['结算'] },
      en: {
        title: 'Cart',
        summary: 'What you have chosen, how many and what it costs; check out from here.',
        words: ['basket', 'shopping cart', 'checkout'],
      },
    },
  },
  {
    path: `${routes.cart}#order-list`,
    text: {
      zh: {
        title: '按清单加入购物车',
        summary: '粘贴或从 CSV 文件读取型号与数量，逐行核对，一次加入。',
        words: ['按清单下单', '快速下单', 'CSV 下单', '导入订单', '粘贴清单', '型号清单'],
      },
      en: {
        title: 'Add from a list',
        summary:
          'Paste SKUs and quantities or read a CSV file: checked line by line, added at once.',
        words: ['quick order', 'order by list', 'order by CSV', 'upload a list', 'import an order'],
      },
    },
  },
  {
    path: routes.reorder,
    text: {
      zh: {
        title: '常购清单',
        summary: '把常买的商品存成清单，一次全部加入购物车。',
        words: ['再次购买', '复购', '采购清单', '重复下单'],
      },
      en: {
        title: 'Reorder lists',
        summary: 'What you buy again and again, put in the cart at once.',
        words: ['reorder', 'buy again', 'order again', 'shopping list'],
      },
    },
  },
  {
    path: routes.enquiry,
    text: {
      zh: {
        title: '我的咨询',
        summary: '查看咨询的答复，继续对话，附上文件。',
        words: ['工单', '咨询记录', '客服回复'],
      },
      en: {
        title: 'Your enquiries',
        summary: 'Read our answers, write on and attach files.',
        words: ['ticket', 'support ticket', 'support case', 'my messages'],
      },
    },
  },
  {
    path: identityRoutes.login,
    text: {
      zh: {
        title: '登录',
        summary: '用通行密钥、密码或手机验证码登录账户。',
        words: ['账户', '账号', '通行密钥登录'],
      },
      en: {
        title: 'Log in',
        summary: 'To your account, with a passkey, a password or a texted code.',
        words: ['sign in', 'my account', 'passkey'],
      },
    },
  },
  {
    path: identityRoutes.register,
    text: {
      zh: {
        title: '注册账户',
        summary: '用邮箱或手机号注册，随后可以下单。',
        words: ['开户', '新账号', '创建账户'],
      },
      en: {
        title: 'Create an account',
        summary: 'With an email address or a mobile number; then you can order.',
        words: ['register', 'sign up', 'new account'],
      },
    },
  },
  {
    path: identityRoutes.forgotPassword,
    text: {
      zh: {
        title: '忘记密码',
        summary: '收取验证码，设置新的密码。',
        words: ['找回密码', '重置密码', '重设密码', '密码忘了', '登录不了', '登不上'],
      },
      en: {
        title: 'Forgot your password',
        summary: 'Get a code and set a new password.',
        words: ['forgotten password', 'reset password', 'lost password', 'recover account'],
      },
    },
  },
  {
    path: identityRoutes.modifyPassword,
    text: {
      zh: { title: '修改密码', summary: '登录后换一个密码。', words: ['改密码', '更换密码'] },
      en: {
        title: 'Change password',
        summary: 'Once you are logged in.',
        words: ['new password', 'update password'],
      },
    },
  },
  {
    path: identityRoutes.security,
    text: {
      zh: {
        title: '账户安全',
        summary: '管理通行密钥、两步验证、恢复码、登录过的设备和手机号。',
        words: [
          '两步验证',
          '恢复码',
          '更换手机号',
          '绑定手机',
          '绑定手机号',
          '换绑手机',
          '注销账户',
          '删除账号',
          '手机丢了',
          '手机丢失',
          '换手机',
          '换新手机',
          '验证器',
          '身份验证器',
        ],
      },
      en: {
        title: 'Account security',
        summary: 'Passkeys, two-step verification, recovery codes, devices and your number.',
        words: [
          '2FA',
          'two-factor',
          'recovery codes',
          'delete my account',
          'change number',
          'lost phone',
          'lost my phone',
          'new phone',
          'authenticator app',
        ],
      },
    },
  },
  {
    path: routes.quote,
    text: {
      zh: {
        title: '我的报价',
        summary: '批量采购或项目采购的书面报价，可直接转成订单。',
        words: [
          '询价',
          '询价单',
          '报价单',
          '企业采购',
          '项目采购',
          '采购合同',
          '招投标',
          '招标',
          '投标',
          '政府采购',
          '采购流程',
          '供应商入库',
          '形式发票',
          '合同',
          '签合同',
          '书面报价',
          '报价有效期',
        ],
      },
      en: {
        title: 'Your quotes',
        summary: 'Written quotes for quantities and projects, which become orders.',
        words: [
          'ask for a quote',
          'quotation',
          'request for quote',
          'RFQ',
          'purchase order',
          'tender',
          'PO',
          'procurement',
          'government procurement',
          'vendor registration',
          'proforma invoice',
          'pro forma',
          'formal quote',
          'contract',
          'quote validity',
        ],
      },
    },
  },
  {
    path: `${routes.support}#contact`,
    text: {
      zh: {
        title: '联系我们',
        summary: '把产品、订单或项目需求写给我们，写明何时答复；也列出服务时间。',
        words: [
          '人工客服',
          '客服电话',
          '客服邮箱',
          '电话号码',
          '邮箱',
          '投诉',
          '反馈',
          '公司地址',
          '在线咨询',
          '商务',
          '招聘',
          '求职',
          '培训',
          '上门安装',
          '上门服务',
          '现场服务',
          '实施服务',
          '安装调试',
          '技术支持',
          '售后',
          '售后服务',
          '维保',
          '备件',
          '租赁',
          '以旧换新',
          '保密协议',
          '传真',
          '参观',
          '营业执照',
          '发错货',
          '少发',
          '漏发',
          '没收到货',
          '快递丢了',
          '子账号',
          '多人账号',
          '多个用户',
          '租用',
          '保养',
        ],
      },
      en: {
        title: 'Contact us',
        summary: 'Write to us about a product, an order or a project; we say when we answer.',
        words: [
          'customer service',
          'support email',
          'complaint',
          'feedback',
          'phone number',
          'talk to a human',
          'sales',
          'jobs',
          'careers',
          'training',
          'on-site',
          'onsite',
          'installation service',
          'professional services',
          'consulting',
          'technical support',
          'after-sales',
          'after sales',
          'maintenance contract',
          'spare parts',
          'rental',
          'leasing',
          'trade-in',
          'NDA',
          'non-disclosure agreement',
          'fax',
          'office address',
          'headquarters',
          'wrong item',
          'missing item',
          'not received',
          'lost parcel',
          'sub-account',
          'team members',
          'colleagues',
          'multiple users',
          'add a user',
        ],
      },
    },
  },
  {
    path: `${routes.support}#downloads`,
    text: {
      zh: {
        title: '下载中心',
        summary: '文档、客户端与 SDK：版本、日期、大小与 SHA-256。',
        words: [
          '下载',
          '客户端下载',
          'SDK 下载',
          '资料下载',
          'APP 下载',
          '驱动下载',
          '产品手册',
          '安装手册',
          '使用手册',
          '规格书',
          '彩页',
          '白皮书',
        ],
      },
      en: {
        title: 'Downloads',
        summary: 'Documents, clients and SDKs: version, date, size and SHA-256.',
        words: [
          'download centre',
          'download center',
          'client download',
          'SDK download',
          'app',
          'user guide',
          'user manual',
          'brochure',
          'white paper',
          'data sheet',
          'spec sheet',
          'driver download',
        ],
      },
    },
  },
  {
    path: `${routes.products}#compare`,
    text: {
      zh: {
        title: '产品对比',
        summary: '最多四款产品并排比较。',
        words: ['比较产品', '选型', '对比'],
      },
      en: {
        title: 'Compare products',
        summary: 'Up to four products side by side.',
        words: ['comparison', 'which product', 'side by side'],
      },
    },
  },
  {
    path: routes.mall,
    text: {
      zh: {
        title: '商城',
        summary: '按型号、价格和库存筛选，可以直接下单的卡、模组、网关与许可。',
        words: ['商店', '选购', '在线购买', '价格表', '商品目录', '产品目录'],
      },
      en: {
        title: 'Shop',
        summary:
          'Cards, modules, gateways and licences to order at once, filtered by model, price and stock.',
        words: ['store', 'mall', 'buy online', 'price list', 'catalogue', 'catalog'],
      },
    },
  },
  {
    path: routes.cases,
    text: {
      zh: {
        title: '客户案例',
        summary: '按行业与产品列出：为什么做、怎样做、数字怎样统计。',
        words: [
          '成功案例',
          '用户案例',
          '客户名单',
          '行业案例',
          '石油',
          '水务',
          '机场',
          '燃气',
          '制造业',
          '教育',
          '学校',
          '政府',
          '金融',
        ],
      },
      en: {
        title: 'Cases',
        summary: 'By industry and product: why, how, and how the figures were counted.',
        words: [
          'case study',
          'case studies',
          'references',
          'customers',
          'industries',
          'school',
          'university',
          'government',
          'finance',
          'oil and gas',
          'water utility',
          'airport',
          'manufacturing',
        ],
      },
    },
  },
  {
    path: routes.news,
    text: {
      zh: {
        title: '新闻',
        summary: '版本、公告与行业文章，可用 RSS 订阅。',
        words: ['订阅', 'RSS', '公众号', '媒体', '更新日志', '版本发布'],
      },
      en: {
        title: 'News',
        summary: 'Releases, advisories and articles, with an RSS feed.',
        words: ['newsletter', 'subscribe', 'RSS', 'press', 'blog', 'release notes', 'changelog'],
      },
    },
  },
  {
    path: routes.cooperation,
    text: {
      zh: {
        title: '合作',
        summary: '面向集成商、渠道商、设备厂商与运营商：权益、步骤与申请。',
        words: ['加盟', '代理', '代理商', '经销商', '分销', '合作伙伴', '渠道培训'],
      },
      en: {
        title: 'Partners',
        summary:
          'For integrators, resellers, device makers and operators: benefits, steps, application.',
        words: [
          'reseller',
          'distributor',
          'dealer',
          'partnership',
          'become a partner',
          'partner training',
        ],
      },
    },
  },
  {
    path: routes.certificates,
    text: {
      zh: {
        title: '证书与检测',
        summary: '型号、版本、证书编号、有效期与发证机构，可到发证机构网站核对。',
        words: [
          '资质',
          '合格证',
          '销售许可证',
          '检测报告',
          '认证证书',
          '商用密码产品认证',
          '信创',
          '信创目录',
          '渗透测试',
          '入网许可',
          '等保测评',
          'ISO 27001',
          'ISO27001',
          'IEC 62443',
          'CC 认证',
          'RoHS',
          'CCC 认证',
          'FIPS',
          'GM/T',
          'GB/T',
        ],
      },
      en: {
        title: 'Certificates and tests',
        summary: 'Model, version, number, expiry and issuer, to be checked with the issuer.',
        words: [
          'certification',
          'test report',
          'sales permit',
          'compliance',
          'ISO 27001',
          'IEC 62443',
          'SOC 2',
          'FIPS',
          'GM/T',
          'GB/T',
          'penetration test',
          'pen test',
          'pentest',
          'audit report',
          'accreditation',
          'CE mark',
          'RoHS',
        ],
      },
    },
  },
  {
    path: routes.security,
    text: {
      zh: {
        title: '报告漏洞',
        summary: '怎样把漏洞告诉我们，我们多久答复、怎样公布。',
        words: ['安全问题', '漏洞上报', '提交漏洞', '安全应急响应', 'PSIRT'],
      },
      en: {
        title: 'Report a vulnerability',
        summary: 'How to tell us, when we answer and how we publish.',
        words: ['report security issue', 'responsible disclosure', 'bug bounty', 'PSIRT'],
      },
    },
  },
];
