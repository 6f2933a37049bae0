import type { ProductStory } from '../product-parts.ts';

export const safetySuperSimCardStoryZh: ProductStory = {
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
    {
      verb: '撤',
      text: '一条空中指令锁定或删除一个应用，不影响入网，也不影响卡上其他应用。',
    },
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
};
