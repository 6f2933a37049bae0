import type { Solution } from '@uid/contract/content';

export const safetyQuickOffice: Solution = {
  slug: 'safety-quick-office',
  position: 3,
  drawing: 'laptop',
  products: ['sdp', 'safety-auth-gateway', 'safety-shield-auth', 'tm-control', 'internet-tls'],
  case: 'bank-remote-office',
  text: {
    zh: {
      name: '移动办公安全',
      job: '员工在任何网络上先认证再连接，只看得见自己获准的应用。',
      description:
        '面向移动与远程办公的零信任接入方案：单包授权隐藏服务，SIM 签名登录，按设备状态放行，替代整网打通的 VPN。',
      risk: {
        title: 'VPN 打通的是整张网',
        paragraphs: [
          '传统 VPN 把通过口令的人放进内网。口令一旦泄漏，攻击者得到的不是一个应用，而是一段地址空间。',
          'VPN 入口本身必须暴露在公网上，它的漏洞会在公布后的数小时内被扫描。',
        ],
      },
      regulations: [
        {
          id: 'NIST SP 800-207',
          title: '零信任架构',
          asks: '按每次请求评估身份、设备与环境。它是参考架构而非认证标准，没有“通过 800-207”的说法。',
        },
        {
          id: 'GB/T 22239',
          title: '等级保护基本要求',
          asks: '三级系统的远程访问需双因素鉴别、传输加密与审计。',
        },
        {
          id: '网络安全法',
          title: '第二十一条',
          asks: '留存网络日志不少于六个月，采取数据分类、备份与加密等措施。',
        },
      ],
      architecture: {
        title: '先认证，再连接',
        tiers: [
          {
            name: '员工',
            boxes: [
              { id: 'device', name: '手机与电脑', text: 'SDP 客户端与管控', product: 'tm-control' },
            ],
          },
          {
            name: '控制面',
            boxes: [
              { id: 'controller', name: 'SDP 控制器', text: '评估身份与设备', product: 'sdp' },
              {
                id: 'auth',
                name: '认证网关',
                text: '对接目录与盾认证',
                product: 'safety-auth-gateway',
              },
            ],
          },
          {
            name: '数据面',
            boxes: [{ id: 'gateway', name: 'SDP 网关', text: '默认不应答', product: 'sdp' }],
          },
          {
            name: '应用',
            boxes: [
              { id: 'apps', name: '邮件、财务、代码', text: '逐个放行', product: 'internet-tls' },
            ],
          },
        ],
        links: [
          { from: 'device', to: 'controller', label: '单包授权与 SIM 签名' },
          { from: 'controller', to: 'auth', label: '身份核对' },
          { from: 'controller', to: 'gateway', label: '短期授权' },
          { from: 'device', to: 'gateway', label: '双向 TLS' },
          { from: 'gateway', to: 'apps', label: '单个应用的连接' },
        ],
      },
      before: ['一个口令进整网', 'VPN 端口对公网开放', '离职当天靠人工关账号'],
      after: ['每个应用单独授权', '未授权的扫描得不到应答', '目录停用账号后，会话在一分钟内结束'],
      bill: [
        { product: 'sdp', quantity: '按用户', role: '控制器与网关' },
        { product: 'safety-auth-gateway', quantity: '2 台', role: '身份与目录' },
        { product: 'safety-shield-auth', quantity: '按月活用户', role: 'SIM 签名登录' },
        { product: 'tm-control', quantity: '按终端', role: '设备状态' },
      ],
      rollout: [
        { weeks: '第 1 周', title: '盘点', text: '列出应用、用户组与现有 VPN 策略。' },
        { weeks: '第 2–3 周', title: '试点', text: '信息部门先用，两个应用，与 VPN 并行。' },
        { weeks: '第 4–7 周', title: '迁移', text: '按应用迁移，每迁一个就在 VPN 上关一个。' },
        { weeks: '第 8 周', title: '收口', text: '关闭公网 VPN 端口，保留应急账号并封存。' },
      ],
      questions: [
        {
          question: '没有安全 SIM 的员工怎么登录？',
          answer: '可用通行密钥或动态口令作第二因素；策略里可要求敏感应用必须用 SIM 签名。',
        },
        {
          question: '控制器停了会怎样？',
          answer:
            '已建立的会话在授权期内继续，新连接暂时无法建立；控制器双机部署，切换时间以演练结果为准。',
        },
      ],
    },
    en: {
      name: 'Mobile office security',
      job: 'People authenticate before they connect, from any network, and see only the applications they may use.',
      description:
        'Zero-trust access for mobile work: single-packet authorisation hides services, the SIM signs logins, device state decides, no VPN into the whole network.',
      risk: {
        title: 'A VPN opens the whole network',
        paragraphs: [
          'A classic VPN lets anyone with the password inside. A leaked password then yields not one application but an address range.',
          'The VPN entrance must face the internet, and its flaws are scanned for within hours of being published.',
        ],
      },
      regulations: [
        {
          id: 'NIST SP 800-207',
          title: 'Zero trust architecture',
          asks: 'Judge identity, device and context at every request. It is a reference, not a certification: nothing “passes” 800-207.',
        },
        {
          id: 'GB/T 22239',
          title: 'Baseline for classified protection',
          asks: 'Level 3 remote access needs two factors, encrypted transport and audit.',
        },
        {
          id: 'Cybersecurity Law',
          title: 'Article 21',
          asks: 'Keep network logs for at least six months; classify, back up and encrypt data.',
        },
      ],
      architecture: {
        title: 'Authenticate, then connect',
        tiers: [
          {
            name: 'People',
            boxes: [
              {
                id: 'device',
                name: 'Phones and laptops',
                text: 'SDP client, managed',
                product: 'tm-control',
              },
            ],
          },
          {
            name: 'Control',
            boxes: [
              {
                id: 'controller',
                name: 'SDP controller',
                text: 'weighs identity and device',
                product: 'sdp',
              },
              {
                id: 'auth',
                name: 'Authentication gateway',
                text: 'directory and Shield Auth',
                product: 'safety-auth-gateway',
              },
            ],
          },
          {
            name: 'Data',
            boxes: [
              { id: 'gateway', name: 'SDP gateway', text: 'silent by default', product: 'sdp' },
            ],
          },
          {
            name: 'Applications',
            boxes: [
              {
                id: 'apps',
                name: 'Mail, finance, code',
                text: 'admitted one by one',
                product: 'internet-tls',
              },
            ],
          },
        ],
        links: [
          { from: 'device', to: 'controller', label: 'single packet and SIM signature' },
          { from: 'controller', to: 'auth', label: 'identity check' },
          { from: 'controller', to: 'gateway', label: 'short-lived grant' },
          { from: 'device', to: 'gateway', label: 'mutual TLS' },
          { from: 'gateway', to: 'apps', label: 'one application, one connection' },
        ],
      },
      before: [
        'One password opens the network',
        'The VPN port faces the internet',
        'Leavers are closed by hand',
      ],
      after: [
        'Each application is granted on its own',
        'Unauthorised scans get no answer',
        'Sessions end within a minute of the directory closing an account',
      ],
      bill: [
        { product: 'sdp', quantity: 'by user', role: 'controller and gateway' },
        { product: 'safety-auth-gateway', quantity: '2', role: 'identity and directory' },
        { product: 'safety-shield-auth', quantity: 'by monthly users', role: 'SIM-signed login' },
        { product: 'tm-control', quantity: 'by terminal', role: 'device state' },
      ],
      rollout: [
        {
          weeks: 'Week 1',
          title: 'Take stock',
          text: 'Applications, groups and today’s VPN rules.',
        },
        {
          weeks: 'Weeks 2–3',
          title: 'Pilot',
          text: 'The IT department, two applications, beside the VPN.',
        },
        {
          weeks: 'Weeks 4–7',
          title: 'Move',
          text: 'Application by application; each one moved is closed on the VPN.',
        },
        {
          weeks: 'Week 8',
          title: 'Close',
          text: 'The public VPN port goes; an emergency account is sealed.',
        },
      ],
      questions: [
        {
          question: 'How do people without a Safety SIM log in?',
          answer:
            'With a passkey or one-time codes as second factor; sensitive applications can demand a SIM signature by policy.',
        },
        {
          question: 'What if the controller stops?',
          answer:
            'Running sessions go on until their grant ends; new ones wait. Controllers run in pairs, and a drill tells your switching time.',
        },
      ],
    },
  },
};
