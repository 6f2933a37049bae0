import type { Solution } from '@uid/contract/content';

export const safety5g: Solution = {
  slug: 'safety-5g',
  position: 1,
  drawing: 'base-station',
  products: [
    'safety-super-sim-card',
    'safety-shield-auth',
    'safety-auth-gateway',
    'safety-border-gateway',
  ],
  case: 'operator-5g-voice',
  text: {
    zh: {
      name: '5G 专网安全',
      job: '让每一台接入 5G 专网的终端先证明自己是谁，再得到它该到的那一段网络。',
      description:
        '面向 5G 专网的终端身份与边界方案：以超级 SIM 卡承载二次认证密钥，认证网关按身份下发策略，边界网关隔离生产与办公。',
      risk: {
        title: '网络认得卡，应用不认得人',
        paragraphs: [
          '5G 主认证（5G-AKA 或 EAP-AKA′）证明的是签约，而不是使用者，也不是它要访问的业务系统。卡被拔下插进另一台设备，网络仍会放行。',
          '专网把厂区设备、视频与办公终端放进同一张无线网。一台被控制的摄像头若没有第二道身份检查，就能在同一切片内横向移动。',
        ],
      },
      regulations: [
        {
          id: '3GPP TS 33.501',
          title: '5G 系统安全架构',
          asks: '定义主认证与可选的二次认证（EAP，经 SMF 到企业 DN-AAA）。本方案使用的正是二次认证接口；它不规定企业侧如何管理密钥。',
        },
        {
          id: 'GB/T 22239',
          title: '网络安全等级保护基本要求',
          asks: '三级系统要求对登录用户采用两种以上鉴别技术，且其中一种使用密码技术。',
        },
        {
          id: 'GB/T 39786',
          title: '信息系统密码应用基本要求',
          asks: '从物理、网络、设备到应用四个层面提出身份鉴别、机密性与完整性要求，由密评机构评估。',
        },
      ],
      architecture: {
        title: '从卡到业务的五段路',
        tiers: [
          {
            name: '终端',
            boxes: [
              {
                id: 'terminal',
                name: '工业终端与手机',
                text: '装有超级 SIM 卡',
                product: 'safety-super-sim-card',
              },
            ],
          },
          {
            name: '无线与核心',
            boxes: [{ id: 'core', name: '5G 核心网', text: '主认证，SMF 触发二次认证' }],
          },
          {
            name: '认证',
            boxes: [
              {
                id: 'auth',
                name: '认证网关',
                text: '企业 DN-AAA，核对卡内证书',
                product: 'safety-auth-gateway',
              },
              {
                id: 'shield',
                name: '盾认证服务',
                text: '业务系统的签名登录',
                product: 'safety-shield-auth',
              },
            ],
          },
          {
            name: '边界',
            boxes: [
              {
                id: 'border',
                name: '安全边界网关',
                text: '按身份建立到业务段的隧道',
                product: 'safety-border-gateway',
              },
            ],
          },
          {
            name: '业务',
            boxes: [{ id: 'service', name: '生产与办公系统', text: '仅对获准的身份可见' }],
          },
        ],
        links: [
          { from: 'terminal', to: 'core', label: '5G-AKA 主认证' },
          { from: 'core', to: 'auth', label: 'EAP-TLS 二次认证（卡内密钥签名）' },
          { from: 'auth', to: 'border', label: '会话与策略下发' },
          { from: 'border', to: 'service', label: 'IPsec 或国密 TLS 通道' },
        ],
      },
      before: [
        '凭签约接入，换设备不受限',
        '一个切片内终端互通',
        '业务系统各自保存口令',
        '离网终端靠人工清理',
      ],
      after: [
        '卡与设备绑定，更换需审批',
        '按身份隔离到业务段',
        '业务登录由卡签名完成',
        '吊销证书，会话随即结束',
      ],
      bill: [
        { product: 'safety-super-sim-card', quantity: '每台终端 1 张', role: '保存私钥并完成签名' },
        { product: 'safety-auth-gateway', quantity: '2 台（主备）', role: '企业侧 DN-AAA 与策略' },
        { product: 'safety-border-gateway', quantity: '每个出口 2 台', role: '隧道与隔离' },
        { product: 'safety-shield-auth', quantity: '按月活用户', role: '业务系统登录' },
      ],
      rollout: [
        {
          weeks: '第 1–2 周',
          title: '对接',
          text: '与运营商确认二次认证开通方式、DNN 与切片规划，登记终端清单。',
        },
        {
          weeks: '第 3–5 周',
          title: '试点',
          text: '五十台终端换卡，认证网关旁路运行，只记录不拦截。',
        },
        { weeks: '第 6–9 周', title: '切换', text: '按车间分批启用拦截，每批保留一周的回退窗口。' },
        { weeks: '第 10–12 周', title: '验收', text: '故障演练、密评预评估与运维移交。' },
      ],
      questions: [
        {
          question: '运营商不开放二次认证怎么办？',
          answer:
            '可改由终端 SDK 在应用层完成同样的证书认证。代价是每个应用都要集成，且网络层无法据此拒绝接入。',
        },
        {
          question: '二次认证会增加多少时延？',
          answer:
            '一次 EAP-TLS 交互在试验网中为数百毫秒，只发生在建立会话时，不影响已建立的数据通路。',
        },
      ],
    },
    en: {
      name: '5G private network security',
      job: 'Every terminal on a private 5G network proves who it is before it gets its own stretch of network.',
      description:
        'Terminal identity and edge for private 5G: Super SIM keys for secondary authentication, gateways that issue policy by identity, isolation at the edge.',
      risk: {
        title: 'The network knows the card, not the user',
        paragraphs: [
          'Primary authentication (5G-AKA or EAP-AKA′) proves a subscription, not the person using it nor the service it wants. Move the card to another device and the network lets it in.',
          'A private network puts machines, cameras and office devices on one radio network. Without a second check of identity, one taken-over camera can move sideways inside its slice.',
        ],
      },
      regulations: [
        {
          id: '3GPP TS 33.501',
          title: '5G security architecture',
          asks: 'Defines primary and optional secondary authentication (EAP through the SMF to the enterprise DN-AAA). This design uses the latter; the standard does not say how the enterprise manages its keys.',
        },
        {
          id: 'GB/T 22239',
          title: 'Baseline for classified protection',
          asks: 'Level 3 asks for two or more ways to authenticate users, one of them cryptographic.',
        },
        {
          id: 'GB/T 39786',
          title: 'Baseline for cryptographic application',
          asks: 'Identity, confidentiality and integrity on the physical, network, device and application levels, assessed by an accredited body.',
        },
      ],
      architecture: {
        title: 'Five stretches from card to service',
        tiers: [
          {
            name: 'Terminal',
            boxes: [
              {
                id: 'terminal',
                name: 'Industrial terminals and phones',
                text: 'with a Super SIM',
                product: 'safety-super-sim-card',
              },
            ],
          },
          {
            name: 'Radio and core',
            boxes: [
              {
                id: 'core',
                name: '5G core',
                text: 'primary authentication; the SMF asks for the second',
              },
            ],
          },
          {
            name: 'Authentication',
            boxes: [
              {
                id: 'auth',
                name: 'Authentication gateway',
                text: 'the enterprise DN-AAA checks the certificate in the card',
                product: 'safety-auth-gateway',
              },
              {
                id: 'shield',
                name: 'Shield Auth',
                text: 'signed login to applications',
                product: 'safety-shield-auth',
              },
            ],
          },
          {
            name: 'Edge',
            boxes: [
              {
                id: 'border',
                name: 'Border gateway',
                text: 'a tunnel to the right segment by identity',
                product: 'safety-border-gateway',
              },
            ],
          },
          {
            name: 'Service',
            boxes: [
              {
                id: 'service',
                name: 'Production and office systems',
                text: 'visible to admitted identities only',
              },
            ],
          },
        ],
        links: [
          { from: 'terminal', to: 'core', label: '5G-AKA, primary' },
          { from: 'core', to: 'auth', label: 'EAP-TLS, secondary, signed in the card' },
          { from: 'auth', to: 'border', label: 'session and policy' },
          { from: 'border', to: 'service', label: 'IPsec or SM-suite TLS' },
        ],
      },
      before: [
        'A subscription gets in, on any device',
        'Terminals in a slice reach each other',
        'Each application keeps passwords',
        'Retired terminals are cleaned up by hand',
      ],
      after: [
        'Card and device are bound; a change is approved',
        'Each identity reaches its own segment',
        'The card signs application logins',
        'Revoking a certificate ends its sessions',
      ],
      bill: [
        {
          product: 'safety-super-sim-card',
          quantity: '1 a terminal',
          role: 'keeps the key and signs',
        },
        {
          product: 'safety-auth-gateway',
          quantity: '2, active and standby',
          role: 'enterprise DN-AAA and policy',
        },
        { product: 'safety-border-gateway', quantity: '2 an exit', role: 'tunnels and isolation' },
        { product: 'safety-shield-auth', quantity: 'by monthly users', role: 'application login' },
      ],
      rollout: [
        {
          weeks: 'Weeks 1–2',
          title: 'Prepare',
          text: 'Settle secondary authentication, DNN and slices with the operator; list the terminals.',
        },
        {
          weeks: 'Weeks 3–5',
          title: 'Pilot',
          text: 'Fifty terminals get new cards; the gateway listens and blocks nothing.',
        },
        {
          weeks: 'Weeks 6–9',
          title: 'Switch',
          text: 'Enforce shop by shop, each with a week to fall back.',
        },
        {
          weeks: 'Weeks 10–12',
          title: 'Accept',
          text: 'Failure drills, a pre-assessment, handover.',
        },
      ],
      questions: [
        {
          question: 'What if the operator offers no secondary authentication?',
          answer:
            'The terminal SDK does the same certificate authentication in the application. Every application must then integrate it, and the network itself cannot refuse.',
        },
        {
          question: 'How much delay does it add?',
          answer:
            'A few hundred milliseconds for one EAP-TLS exchange on our test network, when a session is set up; the data path is not touched.',
        },
      ],
    },
  },
};
