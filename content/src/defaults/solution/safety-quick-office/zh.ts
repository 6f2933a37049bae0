export default {
  name: '移动办公安全',
  job: '员工在任何网络上先认证再连接，只看得见自己获准的应用。',
  description:
    '面向移动与远程办公的零信任接入方案：单包授权收起公网入口，SIM 卡签名登录，按终端状态逐个应用放行，替代整网打通的 VPN。',
  risk: {
    title: 'VPN 打通的是整张网',
    paragraphs: [
      '传统 VPN 把通过口令的人放进内网。口令一旦泄露，攻击者得到的不是一个应用，而是一段地址空间。',
      'VPN 入口本身必须暴露在公网上，每次公布漏洞都是一场与扫描器的赛跑；网关设备的补丁又往往要等停机窗口。',
      '认证之后很少再看终端。已经越狱的手机、关了磁盘加密的笔记本，与合规终端拿到同样的权限，直到会话结束。',
    ],
  },
  regulations: [
    {
      id: '网络安全法',
      title: '第二十三条（2025 年修正前为第二十一条）',
      asks: '要求落实等级保护：监测和记录网络运行状态，按规定留存相关网络日志不少于六个月，采取数据分类、重要数据备份和加密等措施。修正后的法律自 2026 年 1 月 1 日起施行，罚则见第六十一条。',
    },
    {
      id: 'GB/T 22239-2019',
      title: '网络安全等级保护基本要求（等保 2.0）',
      asks: '三级系统：登录采用两种或以上鉴别技术且含密码技术；远程管理防止鉴别信息被窃听；对非授权设备私自联到内部网络的行为进行检查或限制。',
    },
    {
      id: '数据安全法',
      title: '第二十七条',
      asks: '建立全流程数据安全管理制度，采取相应技术措施；利用互联网开展数据处理的，应在等级保护基础上履行义务。它不规定用哪种接入技术。',
    },
    {
      id: 'NIST SP 800-207',
      title: '零信任架构（2020）',
      asks: '按每次请求评估身份、设备与环境，由策略执行点落实。它是参考架构而非认证标准，没有“通过 800-207”的说法。',
    },
  ],
  architecture: {
    title: '先认证，再连接',
    tiers: [
      {
        name: '员工',
        boxes: [
          {
            id: 'phone',
            name: '手机',
            text: '超级 SIM 卡签名，或 SDK 协同签名',
            product: 'safety-super-sim-card',
          },
          {
            id: 'device',
            name: '电脑与平板',
            text: 'SDP 客户端，受终端管控',
            product: 'tm-control',
          },
        ],
      },
      {
        name: '控制面',
        boxes: [
          { id: 'controller', name: 'SDP 控制器', text: '评估身份、终端与环境', product: 'sdp' },
          {
            id: 'auth',
            name: '安全认证网关',
            text: '对接目录，签发会话，分级认证',
            product: 'safety-auth-gateway',
          },
          {
            id: 'shield',
            name: '安全盾认证',
            text: '把确认推到手机，由卡签名',
            product: 'safety-shield-auth',
          },
        ],
      },
      {
        name: '数据面',
        boxes: [
          { id: 'gateway', name: 'SDP 网关', text: '默认不应答，按应用开放', product: 'sdp' },
          {
            id: 'web',
            name: '互联网 TLS',
            text: '给外包与访客的网页入口',
            product: 'internet-tls',
          },
        ],
      },
      {
        name: '应用',
        boxes: [
          { id: 'apps', name: '邮件、财务、代码、桌面', text: '每个应用单独授权' },
          { id: 'own', name: '自有移动应用', text: '内嵌终端安全 SDK', product: 'tm-safety-sdk' },
        ],
      },
    ],
    links: [
      { from: 'device', to: 'controller', label: '单包授权（HMAC-SM3），随后双向 TLS' },
      { from: 'controller', to: 'auth', label: 'OpenID Connect 身份核对' },
      { from: 'auth', to: 'shield', label: '需要更高等级时请求签名' },
      { from: 'shield', to: 'phone', label: '核对码、PIN 与卡签名' },
      { from: 'controller', to: 'gateway', label: '一个应用、一段时间的授权' },
      { from: 'device', to: 'gateway', label: '双向 TLS 或 TLCP' },
      { from: 'gateway', to: 'apps', label: '单个应用的连接' },
      { from: 'web', to: 'own', label: '双向 TLS，密钥由 SDK 保管' },
      { from: 'web', to: 'apps', label: '网页代理，限制下载' },
    ],
  },
  before: [
    '一个口令进整张网',
    'VPN 端口对公网开放',
    '终端合不合规，认证之后不再看',
    '离职当天靠人工关账号',
  ],
  after: [
    '每个应用单独授权，互不连带',
    '未带授权包的扫描得不到应答',
    '终端失去合规，5 秒内推送到网关并降级或断开',
    '目录停用账号的事件送达后，5 秒内会话失效',
  ],
  bill: [
    { product: 'sdp', quantity: '按用户，网关 2 节点起', role: '控制器、网关与客户端' },
    { product: 'safety-auth-gateway', quantity: '2 台', role: '身份、目录与应用会话' },
    { product: 'safety-shield-auth', quantity: '按月活用户', role: '登录与审批签名' },
    { product: 'safety-super-sim-card', quantity: '敏感岗位每人 1 张', role: '卡内密钥' },
    { product: 'tm-safety-sdk', quantity: '每个自有应用 1 份', role: '其余员工的协同签名' },
    { product: 'tm-control', quantity: '按终端', role: '合规状态与擦除' },
    { product: 'internet-tls', quantity: '每个网页入口节点 1 份', role: '访客与外包入口' },
  ],
  rollout: [
    {
      weeks: '第 1 周',
      title: '盘点',
      text: '列出应用、用户组、现有 VPN 策略与公网暴露面；外部扫描一次，作为以后比较的起点。',
    },
    {
      weeks: '第 2–3 周',
      title: '试点',
      text: '信息部门先用，两个应用，与 VPN 并行；确认限制 UDP 的网络怎样走 TCP 备用方式。',
    },
    {
      weeks: '第 4–7 周',
      title: '迁移',
      text: '按应用迁移，每迁一个就在 VPN 上关一个，出问题只退回一个应用。',
    },
    {
      weeks: '第 8 周',
      title: '收口',
      text: '关闭公网 VPN 端口，演练控制器中断与离线授权，应急账号封存并登记，再做一次外部扫描。',
    },
  ],
  questions: [
    {
      question: '没有安全 SIM 卡的员工怎么登录？',
      answer:
        '可用 SDK 的协同签名、通行密钥（WebAuthn）或证书 UKey。认证网关按认证等级放行，敏感应用可要求卡内签名。',
    },
    {
      question: '控制器停了会怎样？',
      answer:
        '三节点可以失去一台。全部中断时，已建立的连接可按设定继续，默认 15 分钟，新登录被拒绝；请预先准备离线授权文件并演练。',
    },
    {
      question: '员工自己的手机也要装管控吗？',
      answer:
        '可以只管工作资料：单位看得到终端型号、系统版本与合规结果，看不到个人应用、照片与位置。不愿注册的员工走网页入口，权限相应收窄。',
    },
    {
      question: '哪些应用不适合迁过来？',
      answer:
        '依赖广播、服务端主动回连或动态端口的旧应用。请保留专线，或先改造；方案里会把它们逐个列出，不含糊带过。',
    },
  ],
};
