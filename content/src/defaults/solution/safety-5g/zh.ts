export default {
  name: '5G 专网安全',
  job: '让每一台接入 5G 专网的终端先证明自己是谁，再得到它该到的那一段网络。',
  description:
    '面向 5G 专网的终端身份与边界方案：卡内密钥用于二次认证和业务登录，认证网关按身份下发策略，边界网关隔离生产与办公。',
  risk: {
    title: '网络认得卡，应用不认得人',
    paragraphs: [
      '5G 主认证（5G AKA 或 EAP-AKA′）证明的是签约，而不是使用者，也不是它要访问的业务系统。卡被拔下插进另一台设备，只要没有做机卡绑定，网络仍会放行。',
      '专网把厂区设备、视频与办公终端放进同一张无线网。切片和 DNN 划开了资源，却不检查同一切片里谁在访问谁；一台被控制的摄像头可以在切片内横向移动。',
      '运营商掌握主认证的密钥，企业掌握业务的权限。两者之间若没有一道由企业自己控制的认证，“谁能进来”就取决于一张开卡清单是否及时更新。',
    ],
  },
  regulations: [
    {
      id: '3GPP TS 33.501',
      title: '5G 系统安全架构与流程',
      asks: '定义主认证，并在第 11 章给出可选的二次认证：会话建立时由 SMF 充当 EAP 认证者，把 EAP 报文转给企业侧 DN-AAA。标准不规定企业怎样管理证书，也不要求终端必须支持。',
    },
    {
      id: 'GB/T 22239-2019',
      title: '网络安全等级保护基本要求（等保 2.0）',
      asks: '三级系统对登录用户采用两种或两种以上鉴别技术的组合，其中至少一种使用密码技术；移动互联扩展要求另对无线接入设备与移动终端提出管控条款。',
    },
    {
      id: 'GB/T 39786-2021',
      title: '信息系统密码应用基本要求',
      asks: '第三级的“网络和通信安全”层面要求对通信实体做身份鉴别，并保护传输数据的机密性与完整性，所用密码产品达到 GB/T 37092 二级及以上。结论由密评机构对整个系统给出。',
    },
    {
      id: '关键信息基础设施安全保护条例',
      title: '国务院令第 745 号，2021 年 9 月 1 日施行',
      asks: '被认定为关键信息基础设施的专网，应优先采购安全可信的网络产品和服务，每年至少做一次安全检测和风险评估。是否属于由保护工作部门认定。',
    },
  ],
  architecture: {
    title: '从卡到业务的五段路',
    tiers: [
      {
        name: '终端',
        boxes: [
          {
            id: 'phone',
            name: '手持终端与手机',
            text: '超级 SIM 卡保存业务私钥，应用经 SDK 调用',
            product: 'safety-super-sim-card',
          },
          {
            id: 'device',
            name: '工业终端与摄像头',
            text: '工业级安全 SIM 卡，主控经 AT 指令调用',
            product: 'safety-sim-card',
          },
        ],
      },
      {
        name: '无线与核心',
        boxes: [
          { id: 'core', name: '5G 核心网', text: '主认证；SMF 发起二次认证；UPF 下沉到园区' },
        ],
      },
      {
        name: '认证',
        boxes: [
          {
            id: 'auth',
            name: '安全认证网关',
            text: '应用入口，按证书与第二因子签发会话',
            product: 'safety-auth-gateway',
          },
          { id: 'aaa', name: '企业 DN-AAA', text: 'EAP-TLS 服务器，核对设备证书与吊销状态' },
          {
            id: 'shield',
            name: '安全盾认证',
            text: '登录与关键操作的卡签名',
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
            text: '比对证书、ICCID 与分配地址，按身份放行到业务段',
            product: 'safety-border-gateway',
          },
        ],
      },
      {
        name: '业务',
        boxes: [
          { id: 'production', name: '生产系统', text: 'MES、AGV 调度、视频平台' },
          { id: 'office', name: '办公系统', text: '只经认证网关可达' },
        ],
      },
    ],
    links: [
      { from: 'phone', to: 'core', label: '5G AKA 主认证' },
      { from: 'device', to: 'core', label: '5G AKA 主认证' },
      { from: 'core', to: 'aaa', label: 'EAP-TLS 二次认证，经 N6 口的 RADIUS 或 Diameter' },
      { from: 'aaa', to: 'border', label: '会话地址与设备身份' },
      { from: 'device', to: 'border', label: '国密 IPSec 隧道' },
      { from: 'border', to: 'production', label: '按规约与指令过滤后的报文' },
      { from: 'shield', to: 'auth', label: '登录断言' },
      { from: 'auth', to: 'office', label: '单点登录' },
    ],
  },
  before: [
    '凭签约接入，换设备不受限',
    '同一切片内终端互通',
    '业务系统各自保存口令',
    '停用的卡靠人工清理',
  ],
  after: [
    '证书、卡号与地址三者绑定，变化即进隔离域',
    '一类设备一个安全域，域间默认不通',
    '业务登录由卡签名完成，应用不存口令',
    '吊销证书后，会话在下一次核验时结束',
  ],
  bill: [
    {
      product: 'safety-super-sim-card',
      quantity: '每部手持终端 1 张',
      role: '保存业务私钥并完成签名',
    },
    { product: 'safety-sim-card', quantity: '每台工业终端 1 张', role: '设备身份，−40～105 ℃' },
    {
      product: 'safety-border-gateway',
      quantity: '每个园区出口 2 台（主备）',
      role: '隧道、绑定与规约过滤',
    },
    { product: 'safety-auth-gateway', quantity: '2 台起，集群', role: '应用入口与会话' },
    { product: 'safety-shield-auth', quantity: '按月活用户', role: '业务系统登录与操作确认' },
    { product: 'tm-safety-sdk', quantity: '每个自有应用 1 份', role: '卡通道与国密通道' },
  ],
  rollout: [
    {
      weeks: '第 1–2 周',
      title: '对接',
      text: '与运营商确认二次认证或 AAA 接口的开通方式、DNN 与切片规划；列出终端型号，逐一核对是否支持会话二次认证。',
    },
    {
      weeks: '第 3–5 周',
      title: '试点',
      text: '五十台终端换卡，边界网关以学习模式旁路运行，只记录不拦截，得到访问关系草案。',
    },
    {
      weeks: '第 6–9 周',
      title: '切换',
      text: '按车间分批启用隧道与拦截，每批保留一周回退窗口，原链路不拆。',
    },
    {
      weeks: '第 10–12 周',
      title: '验收',
      text: '演练证书吊销、核心网切换与网关主备，做密评预评估，移交运维手册。',
    },
  ],
  questions: [
    {
      question: '运营商不开放二次认证，或终端不支持，怎么办？',
      answer:
        '这是常见情形：二次认证对终端是可选能力，多数手机没有开放。此时由终端到边界网关的国密 IPSec 隧道完成设备认证，用户认证由安全盾认证完成。代价是网络层不能据此拒绝建立会话，只能在边界上拒绝流量。',
    },
    {
      question: '二次认证会增加多少时延？',
      answer:
        '一次 EAP-TLS 交互在自有试验网中为数百毫秒，只发生在建立会话时，不影响已建立的数据通路。实际数值取决于卡的签名速度与到 DN-AAA 的往返时间。',
    },
    {
      question: '有了 5G 空口加密，为什么还要隧道？',
      answer:
        '空口加密保护终端到基站一段，密钥由运营商网络掌握。隧道保护终端到企业边界全程，密钥由企业自己管理。两者解决的问题不同。',
    },
    {
      question: 'AKMA 能代替卡内证书吗？',
      answer:
        'AKMA（TS 33.535）让应用复用主认证派生的密钥，适合建立通道；它不产生可供第三方验证的签名，也依赖运营商开放。两者可以并用。',
    },
  ],
};
