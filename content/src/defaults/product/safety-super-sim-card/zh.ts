export default {
  name: '安全超级 SIM 卡',
  job: '一张大容量安全芯片 SIM 卡，同时放下入网、签名、门禁与交通等多个互相隔离的应用，并支持 NFC 刷卡。',
  description:
    '安全超级 SIM 卡提供 1.2 MB 应用空间、12 个安全域和 SWP 非接触接口，入网、SM2 签名、门禁、工卡等应用同卡运行，相互隔离，可空中下载与撤销。',
  problem: {
    title: '一人一兜卡，钥匙却各管各的',
    paragraphs: [
      '门禁卡、工牌、UKey、消费卡各有一套发行系统。人员离职时，要到四五个系统里逐一注销，漏掉一个就留下一把还能开门的钥匙。',
      '普通 USIM 卡只有几十到一百多千字节的可用空间，放下一个签名应用之后，再放不下第二家的应用；也没有非接触接口，刷不了门。',
      '手机自带的安全芯片容量够，但由手机厂商控制，换品牌就要重新谈合作，企业拿不到发行权。',
    ],
  },
  verbs: [
    {
      verb: '装',
      text: '12 个安全域各有自己的密钥，业务方应用经平台下载到自己的域里，读不到别人的数据。',
    },
    {
      verb: '刷',
      text: '经 SWP 接口连到手机 NFC 控制器，按 ISO/IEC 14443 与读头通信，可设置关机后短时可用。',
    },
    { verb: '撤', text: '一条空中指令锁定或删除一个应用，不影响入网，也不影响卡上其他应用。' },
  ],
  features: [
    {
      title: '1.2 MB 应用空间',
      text: '安全芯片内置 2 MB 非易失存储，系统占用之外留出 1.2 MB 给应用与数据，是安全 SIM 卡（96 KB）的十二倍以上。',
    },
    {
      title: '多安全域与授权管理',
      text: '按 GlobalPlatform 划分发行方域与业务方域，支持委托管理：业务方自己下载应用，但每一步都要发行方签发的令牌，卡用收据回证。',
    },
    {
      title: '接触与非接触同时工作',
      text: '接触接口打电话、签名，SWP 接口刷门禁，两条通道独立仲裁，刷卡不会打断数据业务。',
    },
    {
      title: '更快的签名',
      text: '硬件 SM2 引擎典型 16 ms 完成一次签名，约 60 次/秒；接触接口支持 TA1=97，速率是 TA1=96 的两倍。',
    },
    {
      title: '经 HTTPS 的远程管理',
      text: '卡主动用 PSK-TLS 经 BIP 通道连到管理平台（SCP81），下载一个 60 KB 的应用通常在一分钟内；短信通道（SCP80）作为触发与后备。',
    },
    {
      title: '非接触应用选择',
      text: '实现 GlobalPlatform Amendment C 的非接触注册服务，用户在手机上指定默认刷哪张卡，冲突的应用不会同时应答。',
    },
  ],
  protocol: {
    title: '空中下载一个门禁应用',
    actors: ['业务方平台', '应用管理平台 TSM', '运营商 OTA', '超级 SIM 卡'],
    steps: [
      {
        from: '业务方平台',
        to: '应用管理平台 TSM',
        message: '安装请求：ICCID、应用 AID、用户授权',
        detail:
          '用户在业务方应用里确认开通。请求由业务方私钥签名，TSM 核对合同范围与卡内剩余空间。',
      },
      {
        from: '应用管理平台 TSM',
        to: '运营商 OTA',
        message: '申请管理会话与令牌',
        detail:
          '委托管理要求每条 INSTALL 指令（for load、for install）携带发行方签发的令牌，业务方不能绕过发行方自行安装。',
      },
      {
        from: '运营商 OTA',
        to: '超级 SIM 卡',
        message: 'SCP80 触发短信',
        detail: '按 ETSI TS 102 225 加密并带计数器，卡先验完整性与重放，再打开 BIP 数据通道。',
      },
      {
        from: '超级 SIM 卡',
        to: '应用管理平台 TSM',
        message: 'SCP81：PSK-TLS 上的 HTTP POST',
        detail: '由卡发起连接并轮询指令（GlobalPlatform Amendment B），因此不要求手机有公网地址。',
      },
      {
        from: '应用管理平台 TSM',
        to: '超级 SIM 卡',
        message: 'INSTALL [for load]、LOAD、INSTALL [for install]',
        detail:
          '装载与安装的令牌随 INSTALL 指令送达，LOAD 只传数据。应用包带有 DAP 签名：卡边收边算摘要，收完末块后比对；令牌、摘要或签名不符即整包丢弃，原有应用不受影响。',
      },
      {
        from: '超级 SIM 卡',
        to: '应用管理平台 TSM',
        message: '收据',
        detail: '卡用收据密钥证明安装结果；TSM 据此更新卡片台账，并通知业务方可以个人化。',
      },
      {
        from: '业务方平台',
        to: '超级 SIM 卡',
        message: 'SCP03 个人化：写入门禁密钥',
        detail: '指令经 TSM 转发，但用业务方域自己的密钥加密，TSM 和运营商都看不到门禁密钥的明文。',
      },
    ],
  },
  specification: [
    {
      group: '密码',
      rows: [
        {
          name: '算法',
          value: 'SM2、SM3、SM4、ZUC；RSA-2048、ECDSA/ECDH P-256/P-384、X25519、AES、SHA-2',
        },
        { name: 'SM2 签名', value: '典型 16 ms（约 60 次/秒）' },
        { name: 'SM2 验签', value: '典型 28 ms（约 35 次/秒）' },
        {
          name: 'SM4-CBC',
          value: '经接触接口输入并取回，约 16 KB/s（T=0 半双工，按 500 kbit/s 计算）',
        },
        { name: '密钥容器', value: '24 个，可存 48 张证书' },
        { name: 'PIN', value: '4–8 位，默认 6 位；5 次错误锁定；解锁码 10 次' },
      ],
    },
    {
      group: '芯片与平台',
      rows: [
        {
          name: '存储',
          value:
            '非易失 2 MB，应用与数据可用 1.2 MB，其中用户数据区 128 KB 或 512 KB（订货时选定）',
        },
        { name: '安全域', value: '12 个（含发行方域与 ARA-M 所在域）' },
        { name: '平台', value: 'Java Card 3.1 Classic，GlobalPlatform 2.3.1（Amendment B、C、D）' },
        { name: '安全通道', value: 'SCP03、SCP80、SCP81' },
        { name: '芯片评估', value: '按 CC EAL5+ 目标设计；本型号尚未取得 CC 证书' },
      ],
    },
    {
      group: '接口',
      rows: [
        {
          name: '接触',
          value: 'ISO/IEC 7816-3 T=0，TA1=97（F=512，D=64），4 MHz 时钟下 500 kbit/s',
        },
        { name: '非接触', value: 'SWP（ETSI TS 102 613）、HCI（ETSI TS 102 622）' },
        { name: '射频协议', value: 'ISO/IEC 14443 Type A/B，106–424 kbit/s' },
        { name: '形态', value: '2FF/3FF/4FF 三切卡' },
        { name: '供电', value: 'B 类 3 V、C 类 1.8 V' },
      ],
    },
    {
      group: '环境与寿命',
      rows: [
        { name: '工作温度', value: '−25～85 ℃' },
        { name: '擦写次数', value: '500,000 次（25 ℃）' },
        { name: '数据保持', value: '10 年（85 ℃）' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'NFC 刷卡',
      supported: '具有 SWP 连线、且系统允许把 NFC 路由到 UICC 的安卓与鸿蒙手机',
      note: '许多机型只路由到内置安全芯片或主机卡模拟，采购前必须逐型号核对。',
    },
    {
      subject: 'iPhone',
      supported: '入网与短信路径签名',
      note: 'iPhone 的 NFC 不路由到 SIM 卡，门禁等刷卡功能不可用。',
    },
    { subject: '应用签名', supported: 'Android 9 及以上，经 OMAPI 与 ARA-M 授权' },
    {
      subject: '门禁读头',
      supported: 'ISO/IEC 14443-4（CPU 卡）读头',
      note: '只读卡号的旧读头无法防复制，不建议接入。',
    },
    { subject: 'TSM 与 OTA', supported: '支持 ETSI TS 102 226 远程管理的平台' },
  ],
  deployment: [
    {
      title: '确定三方职责',
      text: '运营商是卡的发行方，企业是业务方，TSM 由运营商或企业运营。先定清密钥归谁、谁能撤销、谁承担换卡。',
    },
    {
      title: '盘点手机',
      text: '统计员工手机型号，分出“可刷可签”“只签不刷”“只能短信”三类，为后两类保留实体卡。',
    },
    {
      title: '改造读头与后台',
      text: '把只读卡号的读头换成 CPU 卡读头，后台由卡号比对改为密钥认证。',
    },
    { title: '先签后刷', text: '先上线登录签名，再上线门禁。两项都稳定后再迁移消费等应用。' },
  ],
  scenarios: [
    {
      title: '园区一卡通',
      text: '门禁、食堂、会议室与办公系统登录用同一张卡。离职当天以一条指令撤掉全部企业应用，手机号归员工保留。',
    },
    {
      title: '银行外勤',
      text: '柜员卡的签名密钥放进超级 SIM 卡，平板只作显示与录入，平板丢失不等于密钥丢失。',
    },
    {
      title: '区级政务服务',
      text: '工作人员以卡登录移动政务终端，审批意见用 SM2 签名，作为电子档案的一部分归档。',
    },
  ],
  standards: [
    {
      id: 'GM/T 0028-2024',
      title: '密码模块安全要求（2025 年 7 月 1 日起代替 2014 版；参见 GB/T 37092-2018）',
      scope:
        '按第二级设计。本型号尚未取得商用密码产品认证证书；取得后列入登记表。评价对象是芯片与密码应用，不含业务方自行下载的应用。',
    },
    {
      id: 'ISO/IEC 15408',
      title: '通用评估准则（Common Criteria）',
      scope:
        'EAL 表示评估的深度，不是安全强度的刻度。芯片证书只覆盖芯片及其评估范围内的库，不覆盖整卡。',
    },
    {
      id: 'ETSI TS 102 613 / TS 102 622',
      title: 'UICC 与非接触前端接口（SWP / HCI）',
      scope: '规定卡与 NFC 控制器的连线与逻辑接口；手机是否连这根线，由手机厂商决定。',
    },
    {
      id: 'ETSI TS 102 225 / TS 102 226',
      title: 'UICC 安全报文与远程应用管理',
      scope: '规定空中管理的报文格式与保护；密钥轮换周期由发行方制度规定。',
    },
    {
      id: 'GM/T 0041-2015',
      title: '智能 IC 卡密码检测规范',
      scope: '规定智能 IC 卡密码算法与安全功能的检测项目，本卡按此自测。',
    },
  ],
  limits: [
    'NFC 刷卡取决于手机：没有 SWP 连线，或系统不允许路由到 SIM 卡的机型，本卡无法补救。',
    '应用装得越多，发行方与业务方之间的合同和密钥关系越复杂。五个以内的应用，用实体卡可能更省事。',
    '防中继攻击依赖读头侧的时限与用户操作。对高安全区域，请叠加人脸或 PIN。',
    '1.2 MB 是应用与数据空间，不是 U 盘；卡内不提供 GB 级的文件存储。',
  ],
  questions: [
    {
      question: '和安全 SIM 卡怎么选？',
      answer:
        '只需要登录与签名，选安全 SIM 卡，价格低、兼容机型多。需要 NFC 刷卡，或要放下三个以上互不信任的应用，选超级 SIM 卡。',
    },
    {
      question: '手机关机或没电还能刷吗？',
      answer:
        '取决于手机。部分机型在电量耗尽关机后，NFC 控制器仍可由读头场供电短时工作；主动关机后是否可用由厂商设定。请不要把它当成承诺。',
    },
    {
      question: '企业能自己下载应用，不经过运营商吗？',
      answer:
        '不能。卡的发行方是运营商，委托管理模式下每次安装都需要发行方令牌。企业可以自行完成本域内的个人化与密钥更新。',
    },
    {
      question: '丢了手机怎么处理？',
      answer:
        '先在 TSM 锁定企业应用，再到运营商挂失。锁定指令要等卡联网才能到达，因此门禁后台和证书系统也要同时停用这张卡。',
    },
  ],
};
