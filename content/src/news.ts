import type { NewsArticle } from '@uid/contract/content';

type Entry = [
  id: string,
  facts: [category: NewsArticle['category'], publishedOn: string, product: string],
  zh: Words,
  en: Words,
];
type Words = { title: string; summary: string; sections: NewsArticle['text']['zh']['sections'] };

/** Articles, newest first. */
export const newsArticles: NewsArticle[] = [
  article(
    'super-sim-512',
    ['product', '2026-11-05', 'safety-super-sim-card'],
    {
      title: '超级 SIM 卡 512 KB 型号开始供货',
      summary: '更大的用户区可同时装载四个密码应用，适合一卡多用的园区。',
      sections: [
        {
          heading: '变化在哪里',
          paragraphs: [
            '新型号把用户区从 128 KB 扩大到 512 KB，可同时装载认证、门禁、签章与备用应用。签名性能与旧型号一致，由芯片决定。',
          ],
        },
        {
          heading: '供货',
          paragraphs: ['首批数量有限，商城显示的库存即真实库存；批量需求请询价并预留五周。'],
        },
      ],
    },
    {
      title: 'The 512 KB Super SIM ships',
      summary:
        'More user memory carries four cryptographic applets at once, for sites where one card does several jobs.',
      sections: [
        {
          heading: 'What changed',
          paragraphs: [
            'User memory grows from 128 KB to 512 KB: authentication, doors, seals and a spare applet fit together. Signing speed is that of the chip, unchanged.',
          ],
        },
        {
          heading: 'Supply',
          paragraphs: [
            'The first batch is small, and the shop shows what is really there. For volume, ask for a quote and allow five weeks.',
          ],
        },
      ],
    },
  ),
  article(
    'gateway-4-2-7',
    ['advisory', '2026-10-12', 'safety-border-gateway'],
    {
      title: '边界网关 4.2.7 修复管理界面会话固定',
      summary: '建议启用网页管理的用户尽快升级；数据隧道不受影响。',
      sections: [
        {
          heading: '影响',
          paragraphs: [
            '能接触管理网的人可以在管理员登录前预置会话标识。详见公告 UID-SA-2026-004。',
          ],
        },
        {
          heading: '升级',
          paragraphs: [
            '升级需重启一次，主备部署可逐台进行。升级前请导出配置，升级后核对版本号与校验值。',
          ],
        },
      ],
    },
    {
      title: 'Border gateway 4.2.7 closes a session fixation',
      summary: 'Upgrade soon if web management is on; tunnels are not affected.',
      sections: [
        {
          heading: 'Impact',
          paragraphs: [
            'Someone on the management network could plant a session identifier before an administrator logged in. See UID-SA-2026-004.',
          ],
        },
        {
          heading: 'Upgrade',
          paragraphs: [
            'One restart; a pair can be done one by one. Export the configuration first, and check version and checksum after.',
          ],
        },
      ],
    },
  ),
  article(
    'rfc8998-tlcp',
    ['industry', '2026-09-18', 'internet-tls'],
    {
      title: 'TLCP 与 RFC 8998：两种国密传输有什么不同',
      summary: '一个是独立的双证书协议，一个是给 TLS 1.3 增加的套件。选择取决于客户端。',
      sections: [
        {
          heading: 'TLCP',
          paragraphs: [
            'GB/T 38636 定义的 TLCP 沿用 TLS 1.2 的握手结构，使用签名与加密两张证书，版本号独立。它被多数国密浏览器与密评工具支持。',
          ],
        },
        {
          heading: 'RFC 8998',
          paragraphs: [
            'RFC 8998 为 TLS 1.3 增加 SM4-GCM、SM4-CCM 套件与 SM2 签名，只用一张证书，往返更少。它是资料性文档，客户端支持仍有限。',
          ],
        },
        {
          heading: '怎样选',
          paragraphs: [
            '面向公众时同时提供 TLS 1.3 国际套件与 TLCP；内部系统若两端可控，可用 RFC 8998 减少往返。密评时以现行要求与评估机构意见为准。',
          ],
        },
      ],
    },
    {
      title: 'TLCP and RFC 8998: two ways to carry SM algorithms',
      summary:
        'One is a protocol of its own with two certificates, the other adds suites to TLS 1.3. Your clients decide.',
      sections: [
        {
          heading: 'TLCP',
          paragraphs: [
            'GB/T 38636 keeps the handshake of TLS 1.2, uses separate signing and encryption certificates and its own version number. Most SM browsers and assessment tools speak it.',
          ],
        },
        {
          heading: 'RFC 8998',
          paragraphs: [
            'It adds SM4-GCM and SM4-CCM suites and SM2 signatures to TLS 1.3, with one certificate and fewer round trips. It is informational, and few clients support it.',
          ],
        },
        {
          heading: 'Choosing',
          paragraphs: [
            'For the public, offer TLS 1.3 with international suites and TLCP side by side; where both ends are yours, RFC 8998 saves a round trip. In an assessment, the current rules and your assessor decide.',
          ],
        },
      ],
    },
  ),
  article(
    'ml-kem-trial',
    ['product', '2026-08-20', 'internet-tls'],
    {
      title: '互联网 TLS 开放 ML-KEM 混合密钥交换测试',
      summary: '面向长期保密数据的用户，提供与 X25519 组合的密钥交换，默认关闭。',
      sections: [
        {
          heading: '为什么是混合',
          paragraphs: [
            'FIPS 203 定义的 ML-KEM 尚新。与 X25519 组合后，只要其中之一未被攻破，会话密钥就仍然安全。',
          ],
        },
        {
          heading: '代价',
          paragraphs: [
            '握手增加约 2 KB，某些中间设备会因首包过大而重置连接。测试期间请保留回退开关。',
          ],
        },
      ],
    },
    {
      title: 'Internet TLS opens a trial of hybrid ML-KEM key exchange',
      summary: 'For data that must stay secret for long: ML-KEM with X25519, off by default.',
      sections: [
        {
          heading: 'Why hybrid',
          paragraphs: [
            'ML-KEM of FIPS 203 is young. Combined with X25519, the session key holds as long as one of the two does.',
          ],
        },
        {
          heading: 'The price',
          paragraphs: [
            'Handshakes grow by about 2 KB, and some middleboxes reset on the larger first flight. Keep the switch at hand.',
          ],
        },
      ],
    },
  ),
  article(
    'sdk-3-1-3',
    ['advisory', '2026-07-03', 'tm-safety-sdk'],
    {
      title: '终端 SDK 3.1.3：调试日志不再记录证书主体',
      summary: '仅影响开启调试日志的应用，建议升级并清理旧日志。',
      sections: [
        {
          heading: '内容',
          paragraphs: [
            '调试级别的日志曾包含证书主体名称，不涉及私钥与 PIN。详见公告 UID-SA-2026-003。',
          ],
        },
        {
          heading: '处理',
          paragraphs: ['升级到 3.1.3，在生产构建中关闭调试日志，并按贵方的保留规则删除旧日志。'],
        },
      ],
    },
    {
      title: 'Terminal SDK 3.1.3 keeps certificate subjects out of debug logs',
      summary: 'Only applications with debug logs on are affected; upgrade and delete old logs.',
      sections: [
        {
          heading: 'What',
          paragraphs: [
            'Debug logs held certificate subject names, never keys or PINs. See UID-SA-2026-003.',
          ],
        },
        {
          heading: 'What to do',
          paragraphs: [
            'Upgrade, switch debug logs off in production builds, and delete old ones by your retention rules.',
          ],
        },
      ],
    },
  ),
  article(
    'auth-latency',
    ['company', '2026-06-25', 'safety-shield-auth'],
    {
      title: '我们怎样测得 0.35 秒',
      summary: '首页那个数字的来历：测量方法、环境与它不代表什么。',
      sections: [
        {
          heading: '方法',
          paragraphs: [
            '在自有 5G SA 试验网中，从应用发起到服务端签发凭据，连续一万次，取中位数 0.35 秒，九成在 0.6 秒以内。',
          ],
        },
        {
          heading: '它不代表什么',
          paragraphs: [
            '现网的无线质量、卡的型号与策略都会改变结果。请以您自己的试点数据为准，我们提供测量脚本。',
          ],
        },
      ],
    },
    {
      title: 'How we measured 0.35 seconds',
      summary: 'Where the figure on our home page comes from, and what it does not say.',
      sections: [
        {
          heading: 'Method',
          paragraphs: [
            'On our own 5G SA test network, from the application’s request to the credential, ten thousand times in a row: median 0.35 s, nine in ten within 0.6 s.',
          ],
        },
        {
          heading: 'What it is not',
          paragraphs: [
            'Radio quality, card model and policy change it on a live network. Trust your own pilot; we hand out the script.',
          ],
        },
      ],
    },
  ),
  article(
    'sim-swap',
    ['industry', '2026-05-14', 'safety-sim-card'],
    {
      title: '补卡攻击：为什么短信不该是第二因素',
      summary: '攻击者不偷手机，只补办一张卡。把证明放进卡内密钥，补卡便不再等于身份。',
      sections: [
        {
          heading: '怎样发生',
          paragraphs: [
            '攻击者以收集来的资料补办号码，短信随即到达新卡。账户恢复流程若只认短信，便整个失守。',
          ],
        },
        {
          heading: '卡内密钥的作用',
          paragraphs: [
            '新补的卡没有旧卡的私钥，需要重新走身份核验与证书签发。它不能防止补卡本身，但让补卡不再直接换来账户。',
          ],
        },
      ],
    },
    {
      title: 'SIM swaps: why a text message should not be your second factor',
      summary:
        'Nobody steals the phone; they get a new card. With proof in a key, a new card is not an identity.',
      sections: [
        {
          heading: 'How it happens',
          paragraphs: [
            'With collected data an attacker has the number moved to a new card, and messages follow. A recovery that trusts messages falls at once.',
          ],
        },
        {
          heading: 'What a key in the card changes',
          paragraphs: [
            'A new card lacks the old key: identity must be proven and a certificate issued again. It does not prevent the swap; it keeps the swap from being the account.',
          ],
        },
      ],
    },
  ),
  article(
    'sdp-2-4-4',
    ['advisory', '2026-04-18', 'sdp'],
    {
      title: 'SDP 2.4.4 缩短单包授权的时间窗',
      summary: '时间窗由 120 秒缩短到 30 秒，已用序号重启后仍被记住。',
      sections: [
        {
          heading: '影响',
          paragraphs: [
            '截获者可在窗口内让端口短暂应答，但建立会话仍需双向 TLS。详见公告 UID-SA-2026-002。',
          ],
        },
        { heading: '升级须知', paragraphs: ['时钟偏差超过 30 秒的终端将被拒绝，请先确认校时。'] },
      ],
    },
    {
      title: 'SDP 2.4.4 narrows the window of single-packet authorisation',
      summary: 'From 120 seconds to 30, and used numbers survive a restart.',
      sections: [
        {
          heading: 'Impact',
          paragraphs: [
            'An interceptor could make the port answer briefly; a session still needs mutual TLS. See UID-SA-2026-002.',
          ],
        },
        {
          heading: 'Before you upgrade',
          paragraphs: [
            'Terminals more than 30 seconds off will be refused: check their clocks first.',
          ],
        },
      ],
    },
  ),
  article(
    'power-order-27',
    ['industry', '2026-03-20', 'safety-border-gateway'],
    {
      title: '电力监控系统安全防护规定修订要点',
      summary:
        '2024 年第 27 号令自 2025 年起施行，“安全分区、网络专用、横向隔离、纵向认证”仍是主线。',
      sections: [
        {
          heading: '延续',
          paragraphs: [
            '十六字原则不变。纵向认证仍要求在生产控制大区与广域网之间设置经认证的加密装置或网关。',
          ],
        },
        {
          heading: '变化',
          paragraphs: [
            '新规定扩大了适用范围，涵盖新能源与分布式场站，并强调供应链与全生命周期管理。具体做法以主管部门配套文件为准。',
          ],
        },
      ],
    },
    {
      title: 'What the revised rules for power monitoring systems change',
      summary:
        'Order 27 of 2024 is in force since 2025; zones, dedicated networks, lateral isolation and vertical authentication stay.',
      sections: [
        {
          heading: 'What stays',
          paragraphs: [
            'The four principles. Vertical authentication still asks for certified encryption devices between the production zone and the wide area.',
          ],
        },
        {
          heading: 'What changes',
          paragraphs: [
            'The rules now cover renewable and distributed stations and stress supply chain and life cycle. The authority’s own papers settle the details.',
          ],
        },
      ],
    },
  ),
  article(
    'gm-assessment',
    ['industry', '2026-02-26', 'safety-mods'],
    {
      title: '密评之前先做的五件事',
      summary: 'GB/T 39786 从四个技术层面提出要求，准备工作多数不在设备上。',
      sections: [
        {
          heading: '列清单',
          paragraphs: ['列出系统边界、数据流与现有密码产品；没有清单，评估就无从量化。'],
        },
        {
          heading: '逐项对照',
          paragraphs: [
            '按物理、网络与通信、设备与计算、应用与数据四个层面对照，先补密钥管理制度，再谈设备。缺少的证书编号尽早向供应商索取。',
          ],
        },
      ],
    },
    {
      title: 'Five things to do before a cryptographic assessment',
      summary: 'GB/T 39786 asks on four technical levels, and most of the work is not in devices.',
      sections: [
        {
          heading: 'Make a list',
          paragraphs: [
            'Boundary, data flows and the cryptographic products you have: without it nothing can be graded.',
          ],
        },
        {
          heading: 'Go through it',
          paragraphs: [
            'Physical, network, device and application levels in turn; key management rules first, devices after. Ask suppliers early for certificate numbers.',
          ],
        },
      ],
    },
  ),
  article(
    'module-kit',
    ['product', '2026-02-03', 'safety-mods'],
    {
      title: '安全模组开发套件上架',
      summary: '评估板、两片模组与调试线，附示例工程，一天内跑通签名与加密。',
      sections: [
        {
          heading: '套件里有什么',
          paragraphs: [
            '评估板引出 SPI 与 USB，示例工程覆盖密钥生成、SM2 签名、SM4 加解密与固件验签。',
          ],
        },
        {
          heading: '给谁用',
          paragraphs: [
            '适合在定型前评估的硬件团队。套件中的模组为开发版，不含生产密钥，不可用于正式产品。',
          ],
        },
      ],
    },
    {
      title: 'A development kit for the security module',
      summary: 'Board, two modules, cables and samples: sign and encrypt within a day.',
      sections: [
        {
          heading: 'In the box',
          paragraphs: [
            'The board brings out SPI and USB; samples cover key generation, SM2 signatures, SM4 and firmware verification.',
          ],
        },
        {
          heading: 'For whom',
          paragraphs: [
            'Hardware teams before design freeze. Its modules are development parts without production keys, not for products.',
          ],
        },
      ],
    },
  ),
  article(
    'terminal-control-5',
    ['advisory', '2026-01-22', 'tm-control'],
    {
      title: '终端管控 5.0.5 为应用清单接口加上分页上限',
      summary: '低危；升级即可，无需额外处理。',
      sections: [
        {
          heading: '内容',
          paragraphs: ['已登录的管理员可请求过大的页，使控制台变慢。详见公告 UID-SA-2026-001。'],
        },
        { heading: '升级', paragraphs: ['控制台滚动升级，终端无感。'] },
      ],
    },
    {
      title: 'Terminal control 5.0.5 limits pages of the application list',
      summary: 'Low severity; upgrading is all it takes.',
      sections: [
        {
          heading: 'What',
          paragraphs: [
            'A logged-in administrator could ask for oversized pages and slow the console. See UID-SA-2026-001.',
          ],
        },
        {
          heading: 'Upgrade',
          paragraphs: ['The console upgrades in a rolling way; terminals notice nothing.'],
        },
      ],
    },
  ),
  article(
    'shop-opens',
    ['company', '2026-01-08', 'safety-sim-card'],
    {
      title: '商城开放：卡、模组与许可可以直接下单',
      summary: '价格与库存公开，未付款订单保留三十分钟，发票随订单申请。',
      sections: [
        {
          heading: '为什么公开价格',
          paragraphs: [
            '小批量试用不应先走一轮询价。十二件以内直接下单，更多数量仍由销售按项目报价。',
          ],
        },
        {
          heading: '怎样保证不超卖',
          paragraphs: ['下单与扣减库存在同一个数据库事务里完成，页面显示的库存就是能下单的数量。'],
        },
      ],
    },
    {
      title: 'The shop is open: order cards, modules and licences directly',
      summary:
        'Prices and stock in the open, unpaid orders held for thirty minutes, invoices with the order.',
      sections: [
        {
          heading: 'Why open prices',
          paragraphs: [
            'A small trial should not start with a round of quotes. Up to twelve are ordered directly; beyond, sales quotes for the project.',
          ],
        },
        {
          heading: 'How we avoid overselling',
          paragraphs: [
            'Order and stock change in one database transaction: what the page shows is what can be ordered.',
          ],
        },
      ],
    },
  ),
  article(
    'akma',
    ['industry', '2026-01-06', 'safety-shield-auth'],
    {
      title: 'AKMA 是什么，与卡内证书有什么关系',
      summary: '3GPP TS 33.535 让应用复用 5G 主认证产生的密钥；它与卡内证书各有所长。',
      sections: [
        {
          heading: 'AKMA',
          paragraphs: [
            'AKMA 由主认证派生应用密钥，应用无需自建凭据。它依赖运营商开放能力，跨运营商时需要各自对接。',
          ],
        },
        {
          heading: '卡内证书',
          paragraphs: [
            '卡内证书与运营商解耦，可用于签名与离线验证，但需要证书管理。二者可以并用：AKMA 保护通道，证书签署交易。',
          ],
        },
      ],
    },
    {
      title: 'What AKMA is, and how it relates to certificates in the card',
      summary:
        '3GPP TS 33.535 lets applications reuse keys from 5G primary authentication; certificates do other things well.',
      sections: [
        {
          heading: 'AKMA',
          paragraphs: [
            'Application keys are derived from primary authentication, with no credentials of your own. It needs the operator’s support, and each operator separately.',
          ],
        },
        {
          heading: 'Certificates in the card',
          paragraphs: [
            'They do not depend on the operator, sign, and can be verified offline, at the cost of managing them. Use both: AKMA for the channel, certificates for transactions.',
          ],
        },
      ],
    },
  ),
];

function article(...[id, [category, publishedOn, product], zh, en]: Entry): NewsArticle {
  return { id, category, publishedOn, products: [product], text: { zh, en } };
}
