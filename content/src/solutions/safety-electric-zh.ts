import type { SolutionText } from '@uid/contract/content';

export const safetyElectricZh: SolutionText = {
  name: '电力监控安全',
  job: '终端与主站双向认证，遥控指令逐条签名，断网期间的操作也能事后查证来源。',
  description:
    '面向配电自动化与新能源场站的身份与加密方案：终端内置密码模组，安全接入区终结隧道并过滤规约，移动巡检终端受控接入。',
  risk: {
    title: '指令到了，不等于可信',
    paragraphs: [
      '配电终端、分布式光伏与充电桩分布广、无人值守，许多经公网或无线专网通信，规约仍是明文。能到达通信口的人，就可能发出一条格式正确的遥控。',
      '104 规约里，遥测与遥控只差一个类型标识，普通防火墙看不出来；隧道建好之后，里面跑什么往往也没人管。',
      '巡检平板与调试电脑常在现场临时接入，它们的口令与补丁状态决定了整个站的下限。',
    ],
  },
  regulations: [
    {
      id: '国家发展改革委令 2024 年第 27 号',
      title: '电力监控系统安全防护规定',
      asks: '坚持“安全分区、网络专用、横向隔离、纵向认证”结构安全原则，并强化安全免疫、态势感知、动态评估和备用应急措施；自 2025 年 1 月 1 日起施行，2014 年第 14 号令随之废止。',
    },
    {
      id: '国能安全〔2015〕36 号',
      title: '电力监控系统安全防护总体方案等六个方案和评估规范',
      asks: '按调度、发电、变电、配电等场景给出分区、隔离与纵向认证的做法，是与第 14 号令配套的文件；第 27 号令施行后的适用范围，以主管部门最新通知为准。',
    },
    {
      id: 'GB/T 36572-2018',
      title: '电力监控系统网络安全防护导则',
      asks: '从基础设施、体系结构、系统本体安全与可信免疫、安全管理几方面给出防护要求；它是导则，不是产品标准。',
    },
    {
      id: 'IEC 62351',
      title: '电力系统管理及其信息交换：数据和通信安全',
      asks: '第 3 部分规定 TLS 的用法，第 5 部分为 60870-5 系列规约加认证，第 6 部分针对 61850。系列内各部分成熟度不同，部署时需核对设备实际支持的部分与版本。',
    },
  ],
  architecture: {
    title: '安全接入区内外',
    tiers: [
      {
        name: '现场',
        boxes: [
          {
            id: 'rtu',
            name: '配电终端',
            text: '主板焊接 UM-L，验证遥控、签名回执',
            product: 'safety-mods',
          },
          {
            id: 'legacy',
            name: '老终端加通信单元',
            text: '4G/5G 模块配工业级安全 SIM 卡',
            product: 'safety-sim-card',
          },
          { id: 'tablet', name: '巡检平板', text: '加固系统，整盘加密', product: 'safety-os' },
        ],
      },
      {
        name: '传输',
        boxes: [{ id: 'network', name: '无线专网或公网 APN', text: '只作承载，不作信任' }],
      },
      {
        name: '安全接入区',
        boxes: [
          {
            id: 'border',
            name: '安全边界网关',
            text: '终结国密隧道，按 104 类型标识过滤',
            product: 'safety-border-gateway',
          },
          { id: 'front', name: '采集前置', text: '落地报文，不直连生产控制区' },
        ],
      },
      {
        name: '生产控制区',
        boxes: [
          {
            id: 'isolation',
            name: '专用横向隔离与纵向加密装置',
            text: '沿用既有，按主管部门目录选型',
          },
          { id: 'master', name: '主站', text: '密码机签发遥控，保存序号与审计' },
        ],
      },
      {
        name: '管理信息区',
        boxes: [
          { id: 'mdm', name: '终端管控', text: '平板策略、工单与吊销', product: 'tm-control' },
        ],
      },
    ],
    links: [
      { from: 'rtu', to: 'network', label: '国密 IPSec 隧道' },
      { from: 'legacy', to: 'network', label: '国密 IPSec 隧道' },
      { from: 'network', to: 'border', label: '设备证书双向认证' },
      { from: 'border', to: 'front', label: '过滤后的 104 报文' },
      { from: 'front', to: 'isolation', label: '经专用隔离装置摆渡' },
      { from: 'master', to: 'rtu', label: '带序号与时间的 SM2 签名遥控，终端验签后执行' },
      { from: 'mdm', to: 'tablet', label: '按工单、按时段的接入策略与远程锁定' },
    ],
  },
  before: [
    '规约明文传输，遥控来源靠通信口判断',
    '专用 APN 与地址白名单当作认证',
    '调试电脑直连站内交换机',
    '断网期间的操作无从追查',
  ],
  after: [
    '通道加密，终端与主站以证书互认',
    '每条遥控带签名与序号，重放与篡改被终端拒绝',
    '只读采集点收到写指令，立即阻断并告警',
    '平板按工单接入，到时收回，操作留痕',
  ],
  bill: [
    { product: 'safety-mods', quantity: '每台新终端 1 片', role: '设备密钥、验签与安全启动' },
    { product: 'safety-sim-card', quantity: '每台改造终端 1 张', role: '通信单元的设备身份' },
    {
      product: 'safety-border-gateway',
      quantity: '地市接入区 2 台 BG-2000；有条件的站 1 台 BG-200',
      role: '隧道与规约过滤',
    },
    { product: 'safety-os', quantity: '每台平板与前置 1 份', role: '加固系统' },
    { product: 'tm-control', quantity: '每台平板 1 份', role: '策略、应用与吊销' },
  ],
  rollout: [
    {
      weeks: '第 1–3 周',
      title: '勘查',
      text: '登记规约、固件、通信方式与时钟来源，画出分区图，与调度机构确认边界与停电窗口。',
    },
    {
      weeks: '第 4–6 周',
      title: '样板站',
      text: '一座站改造，边界网关旁路学习两周，终端验签只记录不拒绝，与主站联调。',
    },
    {
      weeks: '第 7–16 周',
      title: '推广',
      text: '随检修计划逐站切换，每站一天；先启用隧道，再启用过滤，后启用验签拒绝，旁路保留三个月。',
    },
    {
      weeks: '第 17–18 周',
      title: '验收',
      text: '演练断网、密钥更换、证书吊销与时钟失步，整理等级测评与安全防护评估材料。',
    },
  ],
  questions: [
    {
      question: '边界网关能当纵向加密认证装置用吗？',
      answer:
        '不能。调度数据网上的纵向加密认证装置与横向隔离装置属于电力专用安全产品，有自己的检测与选型要求，本方案原样沿用。边界网关用在安全接入区一侧，面向经无线或公网接入的终端。',
    },
    {
      question: '签名会不会拖慢遥控？',
      answer:
        'UM-L 每秒完成 150 次 SM2 验签，一次约 7 毫秒，相对配电遥控的秒级时限占比很小。继电保护的快速跳闸报文（GOOSE）不在本方案签名范围内。',
    },
    {
      question: '终端时钟不准怎么办？',
      answer:
        '签名带序号与时间，时间用于缩小重放窗口，序号用于判定先后。时钟偏差超过设定值时终端拒绝执行并上报，因此改造时要一并核对校时来源。',
    },
    {
      question: '老终端装不下模组怎么办？',
      answer:
        '在其前面加装带安全 SIM 卡的通信单元。它保护的是线路，单元到终端之间的一段仍是明文，需要物理防护，这一点会写入方案与评估材料。',
    },
  ],
};
