import type { Solution } from '@uid/contract/content';

export const safetyElectric: Solution = {
  slug: 'safety-electric',
  position: 2,
  drawing: 'substation',
  products: ['safety-mods', 'safety-border-gateway', 'tm-control', 'safety-os'],
  case: 'provincial-grid',
  text: {
    zh: {
      name: '电力监控安全',
      job: '站端设备与主站双向认证，遥控指令逐条签名，断网时也能查证来源。',
      description:
        '面向变电站与配电自动化的身份与加密方案：终端内置安全模组，站端纵向加密与签名，移动巡检终端受控接入。',
      risk: {
        title: '指令到了，不等于指令可信',
        paragraphs: [
          '配电终端分布广、无人值守，许多仍以明文规约通信。能到达通信口的人，就可能发出一条格式正确的遥控。',
          '巡检平板与调试电脑常在现场临时接入，它们的口令与补丁状态决定了整个站的下限。',
        ],
      },
      regulations: [
        {
          id: '国家发改委令 2024 年第 27 号',
          title: '电力监控系统安全防护规定',
          asks: '坚持安全分区、网络专用、横向隔离、纵向认证；自 2025 年起施行，取代 2014 年第 14 号令。',
        },
        {
          id: '国能安全〔2015〕36 号',
          title: '电力监控系统安全防护总体方案等配套文件',
          asks: '给出各类场站的分区与纵向加密认证做法，遥控命令要求有认证措施。',
        },
        {
          id: 'IEC 62351',
          title: '电力系统数据与通信安全',
          asks: '为 IEC 60870-5-104、61850 等规约定义认证与加密；部署时需核对设备实际支持的部分。',
        },
      ],
      architecture: {
        title: '主站到终端的纵向认证',
        tiers: [
          {
            name: '终端',
            boxes: [
              { id: 'rtu', name: '配电终端', text: '主板焊接安全模组', product: 'safety-mods' },
              { id: 'tablet', name: '巡检平板', text: '加固系统，受管控', product: 'safety-os' },
            ],
          },
          {
            name: '站端',
            boxes: [
              {
                id: 'station',
                name: '站端边界网关',
                text: '终结加密，核对签名',
                product: 'safety-border-gateway',
              },
            ],
          },
          {
            name: '传输',
            boxes: [{ id: 'network', name: '调度数据网或无线专网', text: '专用通道' }],
          },
          {
            name: '主站',
            boxes: [
              { id: 'master', name: '调度主站', text: '签发指令，保存审计' },
              { id: 'mdm', name: '终端管控', text: '平板策略与吊销', product: 'tm-control' },
            ],
          },
        ],
        links: [
          { from: 'rtu', to: 'station', label: '双向认证，SM2 签名的遥控' },
          { from: 'tablet', to: 'station', label: '证书接入，按工单放行' },
          { from: 'station', to: 'master', label: '纵向加密通道' },
          { from: 'mdm', to: 'tablet', label: '策略与远程锁定' },
        ],
      },
      before: ['规约明文传输', '调试电脑直连站内交换机', '遥控来源靠通信口判断'],
      after: [
        '通道加密，终端与主站互认',
        '平板按工单、按时段接入',
        '每条遥控有签名与序号，可事后查证',
      ],
      bill: [
        { product: 'safety-mods', quantity: '每台终端 1 片', role: '密钥与签名' },
        { product: 'safety-border-gateway', quantity: '每站 1–2 台', role: '纵向加密与验签' },
        { product: 'safety-os', quantity: '每台平板 1 份', role: '加固的巡检系统' },
        { product: 'tm-control', quantity: '每台平板 1 份', role: '策略、应用与吊销' },
      ],
      rollout: [
        { weeks: '第 1–3 周', title: '勘查', text: '登记规约、固件与通信方式，确认停电窗口。' },
        { weeks: '第 4–6 周', title: '样板站', text: '一座站改造，旁路验签，与主站联调。' },
        {
          weeks: '第 7–16 周',
          title: '推广',
          text: '随检修计划逐站切换，每站一天，保留旁路开关。',
        },
        { weeks: '第 17–18 周', title: '验收', text: '断网与密钥更换演练，提交等级测评材料。' },
      ],
      questions: [
        {
          question: '签名会不会拖慢遥控？',
          answer:
            '模组完成一次 SM2 签名在数毫秒量级，相对规约的秒级时限可以忽略；站端验签并行进行。',
        },
        {
          question: '老终端装不下模组怎么办？',
          answer:
            '可在其前面加装带模组的通信单元。它保护的是线路，终端到单元之间的一段仍需物理防护，这一点会写入方案。',
        },
      ],
    },
    en: {
      name: 'Power grid security',
      job: 'Stations and control centre authenticate each other; every remote command is signed and can be traced even after an outage.',
      description:
        'Identity and encryption for substations and distribution automation: modules in terminals, signed commands at the station, controlled tablets in the field.',
      risk: {
        title: 'A command that arrives is not a command to trust',
        paragraphs: [
          'Distribution terminals stand unattended in many places, and many still speak in clear. Whoever reaches the port can send a well-formed command.',
          'Inspection tablets and service laptops join on site for an hour; their passwords and patches set the floor for the whole station.',
        ],
      },
      regulations: [
        {
          id: 'NDRC Order 27 (2024)',
          title: 'Security protection of power monitoring systems',
          asks: 'Zones, dedicated networks, lateral isolation and vertical authentication; in force since 2025, replacing Order 14 of 2014.',
        },
        {
          id: 'NEA Security 36 (2015)',
          title: 'Overall protection scheme',
          asks: 'How each kind of station is zoned and how vertical encryption and authentication are done; remote commands need authentication.',
        },
        {
          id: 'IEC 62351',
          title: 'Power system data and communications security',
          asks: 'Authentication and encryption for IEC 60870-5-104, 61850 and others; check which parts a device really supports.',
        },
      ],
      architecture: {
        title: 'Vertical authentication from centre to terminal',
        tiers: [
          {
            name: 'Terminal',
            boxes: [
              {
                id: 'rtu',
                name: 'Distribution terminal',
                text: 'a module on its board',
                product: 'safety-mods',
              },
              {
                id: 'tablet',
                name: 'Inspection tablet',
                text: 'hardened and managed',
                product: 'safety-os',
              },
            ],
          },
          {
            name: 'Station',
            boxes: [
              {
                id: 'station',
                name: 'Station border gateway',
                text: 'ends the tunnel, verifies signatures',
                product: 'safety-border-gateway',
              },
            ],
          },
          {
            name: 'Transport',
            boxes: [
              { id: 'network', name: 'Dispatch data network or private radio', text: 'dedicated' },
            ],
          },
          {
            name: 'Centre',
            boxes: [
              { id: 'master', name: 'Control centre', text: 'signs commands, keeps the audit' },
              {
                id: 'mdm',
                name: 'Terminal control',
                text: 'policy and revocation',
                product: 'tm-control',
              },
            ],
          },
        ],
        links: [
          { from: 'rtu', to: 'station', label: 'mutual authentication, SM2-signed commands' },
          { from: 'tablet', to: 'station', label: 'certificate access by work order' },
          { from: 'station', to: 'master', label: 'encrypted vertical link' },
          { from: 'mdm', to: 'tablet', label: 'policy and remote lock' },
        ],
      },
      before: [
        'Protocols in clear',
        'Service laptops on the station switch',
        'The port decides where a command came from',
      ],
      after: [
        'Encrypted links, both ends authenticated',
        'Tablets join by work order and hour',
        'Each command carries a signature and a number, checkable later',
      ],
      bill: [
        { product: 'safety-mods', quantity: '1 a terminal', role: 'key and signature' },
        {
          product: 'safety-border-gateway',
          quantity: '1–2 a station',
          role: 'vertical encryption, verification',
        },
        { product: 'safety-os', quantity: '1 a tablet', role: 'hardened inspection system' },
        { product: 'tm-control', quantity: '1 a tablet', role: 'policy, applications, revocation' },
      ],
      rollout: [
        {
          weeks: 'Weeks 1–3',
          title: 'Survey',
          text: 'Protocols, firmware, links and outage windows.',
        },
        {
          weeks: 'Weeks 4–6',
          title: 'Model station',
          text: 'One station converted; signatures verified in parallel.',
        },
        {
          weeks: 'Weeks 7–16',
          title: 'Extend',
          text: 'Station by station with planned maintenance, a day each, bypass kept.',
        },
        {
          weeks: 'Weeks 17–18',
          title: 'Accept',
          text: 'Outage and key-change drills; papers for the classified assessment.',
        },
      ],
      questions: [
        {
          question: 'Do signatures slow remote control?',
          answer:
            'A module signs in a few milliseconds, against protocol limits of seconds; the station verifies in parallel.',
        },
        {
          question: 'What about old terminals without room for a module?',
          answer:
            'A communication unit with a module goes in front. It protects the line; the stretch between unit and terminal still needs physical protection, and the design says so.',
        },
      ],
    },
  },
};
