export default {
  name: '互联网 TLS',
  job: '一个装在网站前面的 TLS 终结软件：同一域名、同一端口，国密客户端走国密，其余客户端走国际标准。',
  description:
    '互联网 TLS 让网站同时支持 TLCP、RFC 8998 国密套件与国际 TLS 1.3，按客户端能力自动选择，证书自动续期，可作反向代理、边车或库部署。',
  problem: {
    title: '要国密，又不能丢掉普通浏览器',
    paragraphs: [
      '密评要求通信用国密算法，而大多数访客用的是 Chrome、Safari 和 Edge，它们没有内置国密协议。开两个域名，访客不知道该用哪个。',
      '证书有效期在缩短：按 CA/浏览器论坛 SC-081v3，公开信任证书自 2026 年 3 月 15 日起不超过 200 天，2027 年 3 月起 100 天，2029 年 3 月起 47 天。靠人工更换，迟早会断。',
      '自行编译带国密补丁的 nginx，补丁跟不上上游安全更新，出了漏洞只能等。',
    ],
  },
  verbs: [
    { verb: '辨', text: '读 ClientHello 的版本、套件与曲线，判断客户端支持哪一种协议。' },
    { verb: '选', text: '按策略选 TLCP、RFC 8998 或国际 TLS，并给出对应的证书。' },
    { verb: '续', text: '国际证书经 ACME 自动申领与轮换，国密证书对接 CA 接口，到期前多级告警。' },
  ],
  features: [
    {
      title: '一个端口，三套协议',
      text: '443 端口同时接受 TLCP（版本号 0x0101）、TLS 1.3 国密套件（RFC 8998）与国际 TLS 1.2/1.3，不需要分域名。',
    },
    {
      title: '私钥可不在本机',
      text: '私钥可放在服务器密码机或安全模组，经 GB/T 36322 或 PKCS#11 调用；放在内存时，由独立进程持有，工作进程崩溃不泄露私钥。',
    },
    {
      title: '混合后量子密钥交换',
      text: '对支持的浏览器使用 X25519MLKEM768（组合方式见 RFC 10024，ML-KEM 由 FIPS 203 定义），抵御“先存储、后解密”。国密侧待国内标准发布。',
    },
    {
      title: '配置可检查',
      text: '提供 check 命令：对现有配置给出会话协商结果、证书链、弱套件与到期时间，可放进持续集成。',
    },
    {
      title: '平滑重载',
      text: '更换证书与配置不断开已有连接；两进程交接监听套接字，交接期间不拒绝新连接。',
    },
    {
      title: '指标与日志',
      text: '按协议、套件、客户端类型统计握手数与失败原因，Prometheus 格式，便于评估国密客户端的真实占比。',
    },
  ],
  protocol: {
    title: 'TLS 1.3 国密套件握手（RFC 8998）',
    actors: ['客户端', '互联网 TLS', '密码设备', '业务服务器'],
    steps: [
      {
        from: '客户端',
        to: '互联网 TLS',
        message: 'ClientHello：套件 {0x00,0xC6}、curveSM2、sm2sig_sm3',
        detail:
          '客户端列出 TLS_SM4_GCM_SM3、supported_groups 中的 curveSM2(41)、签名算法 sm2sig_sm3(0x0708)，并附 SM2 曲线上的 key_share。',
      },
      {
        from: '互联网 TLS',
        to: '客户端',
        message: 'ServerHello：选定套件与服务端 key_share',
        detail:
          '三项齐备才选国密；缺任何一项就按国际套件协商。若记录层版本为 0x0101，则转入 TLCP 处理。双方由 ECDHE 结果经 HKDF-SM3 导出握手密钥。',
      },
      {
        from: '互联网 TLS',
        to: '密码设备',
        message: '对握手摘要签名',
        detail:
          '私钥在密码设备时只送摘要。SM2 签名所用标识为字符串 TLSv1.3+GM+Cipher+Suite，与证书签名的默认标识不同，这是互通时常见的错误来源。',
      },
      {
        from: '密码设备',
        to: '互联网 TLS',
        message: 'SM2 签名值',
        detail: '单次不超过 1 ms；设备中断时按策略拒绝或切换到备用设备，不自动改用内存密钥。',
      },
      {
        from: '互联网 TLS',
        to: '客户端',
        message: 'EncryptedExtensions、Certificate、CertificateVerify、Finished',
        detail: '从这里起全部加密。TLS 1.3 用单张 SM2 签名证书，与 TLCP 的双证书不同。',
      },
      {
        from: '客户端',
        to: '互联网 TLS',
        message: 'Finished 与首个请求',
        detail: '客户端校验证书链与签名后发送 Finished，随即可以发送应用数据。全程一次往返。',
      },
      {
        from: '互联网 TLS',
        to: '业务服务器',
        message: '转发请求与协商信息',
        detail: '以请求头告知协议与套件；回源可用明文环回、国际 TLS 或 TLCP，由部署位置决定。',
      },
    ],
  },
  specification: [
    {
      group:
        '性能（8 vCPU，x86-64，密钥在内存；新建为完整握手、不复用会话，吞吐按 16 KB 记录、全部核心）',
      rows: [
        { name: '国际 TLS 1.3 新建', value: '24,000 次/秒（ECDSA P-256，X25519）' },
        { name: 'RFC 8998 新建', value: '14,000 次/秒' },
        { name: 'TLCP 新建', value: '12,000 次/秒（ECC_SM4_GCM_SM3，单向认证）' },
        { name: 'AES-128-GCM 吞吐', value: '20 Gbit/s' },
        { name: 'SM4-GCM 吞吐', value: '8 Gbit/s（需 AVX2 与 AES-NI 或 GFNI 指令）' },
        { name: '并发连接', value: '100,000，约占 4 GB 内存' },
      ],
    },
    {
      group: '协议',
      rows: [
        {
          name: '国密',
          value:
            'TLCP：ECC_SM4_GCM_SM3 {0xE0,0x53}、ECC_SM4_CBC_SM3 {0xE0,0x13}、ECDHE_SM4_GCM_SM3 {0xE0,0x51}、ECDHE_SM4_CBC_SM3 {0xE0,0x11}',
        },
        { name: 'TLS 1.3 国密', value: 'TLS_SM4_GCM_SM3 {0x00,0xC6}、TLS_SM4_CCM_SM3 {0x00,0xC7}' },
        { name: '国际', value: 'TLS 1.2（ECDHE+AEAD）、TLS 1.3；X25519MLKEM768' },
        { name: '应用层', value: 'HTTP/1.1、HTTP/2；HTTP/3 仅国际套件' },
      ],
    },
    {
      group: '证书与密钥',
      rows: [
        { name: '证书', value: 'SM2 双证书、SM2 单证书、ECDSA、RSA，可同时配置' },
        { name: '自动续期', value: 'ACME（RFC 8555），HTTP-01、DNS-01；国密 CA 经接口或手工导入' },
        { name: '私钥位置', value: '内存（独立进程）、PKCS#11、GB/T 36322 密码设备' },
      ],
    },
    {
      group: '运行环境',
      rows: [
        { name: '系统', value: 'Linux（内核 4.18 及以上）、安全操作系统' },
        { name: '架构', value: 'x86-64、Arm64、LoongArch64' },
        { name: '交付', value: '软件包（RPM、DEB）、容器镜像、C 库' },
        { name: '节点配置', value: '建议 4 vCPU、8 GB 内存起' },
      ],
    },
  ],
  compatibility: [
    {
      subject: '国密客户端',
      supported: '支持 TLCP 的国密浏览器、终端安全 SDK、支持国密的命令行工具',
      note: '国密浏览器之间在证书校验严格程度上有差异，提供测试页。',
    },
    {
      subject: '国际客户端',
      supported: 'Chrome、Edge、Firefox、Safari 近两年版本；OpenSSL 1.1.1 及以上',
    },
    { subject: '后端', supported: 'nginx、Apache、Tomcat、IIS 及任何 HTTP 或 TCP 服务' },
    { subject: '负载均衡', supported: '四层透传，支持 PROXY protocol v1/v2' },
    {
      subject: '云上 CDN',
      supported: '作为源站',
      note: 'CDN 边缘是否支持国密由 CDN 服务商决定，国密流量通常需绕开 CDN 直达源站。',
    },
  ],
  deployment: [
    {
      title: '盘点域名与客户端',
      text: '统计访问日志里的客户端分布，确定哪些域名需要国密，哪些只需要国际 TLS。',
    },
    {
      title: '申领两套证书',
      text: '国际证书经 ACME 自动申领；SM2 双证书向具备电子认证资质的机构申请，需要提供单位材料，预留一周。',
    },
    {
      title: '并行验证',
      text: '先监听另一个端口，用 check 命令和测试页核对各类客户端，再切换到 443。',
    },
    {
      title: '开启与观察',
      text: '打开 HSTS 前先确认全部子域可用。观察握手失败原因一周，再停用 TLS 1.2 中的旧套件。',
    },
  ],
  scenarios: [
    {
      title: '政务服务网站',
      text: '公众用普通浏览器访问，工作人员用国密浏览器办理；同一域名，满足密评对通信层的要求。',
    },
    {
      title: '互联网医院',
      text: '小程序与手机应用走国际 TLS 1.3，院内终端走 TLCP，患者数据传输全程加密。',
    },
    { title: '网上银行灰度', text: '先对 5% 的国密浏览器用户启用国密通道，根据失败率逐步放量。' },
  ],
  standards: [
    {
      id: 'RFC 9846',
      title: 'TLS 1.3',
      scope:
        '2026 年发布，取代 RFC 8446，协议版本不变。提供前向保密与一次往返握手，不隐藏访问的域名。',
    },
    {
      id: 'RFC 8998',
      title: 'TLS 1.3 的国密套件',
      scope: '资料性文档，定义 SM4-GCM、SM4-CCM 套件与 SM2 签名的用法，IETF 未对其作推荐。',
    },
    {
      id: 'GB/T 38636-2020',
      title: '传输层密码协议（TLCP）',
      scope:
        '国内密评所依据的传输层协议。ECC 套件没有前向保密，ECDHE 套件有，但要求客户端也持证书。',
    },
    {
      id: 'GB/T 39786-2021',
      title: '信息系统密码应用基本要求',
      scope: '支撑“网络和通信安全”层面；密钥放在送检过的密码设备中，才便于满足第三级要求。',
    },
    {
      id: 'RFC 10024、FIPS 203',
      title: 'TLS 1.3 的混合密钥交换、ML-KEM',
      scope:
        'X25519MLKEM768 按此实现：两种机制都被攻破，会话密钥才会泄露。只换密钥交换，证书签名仍是经典算法。',
    },
    {
      id: 'RFC 8555、RFC 9147',
      title: 'ACME、DTLS 1.3',
      scope:
        'ACME 用于证书自动化。DTLS 1.3 仅在 C 库中提供国际套件，DTLCP（GM/T 0128-2023）列在计划中。',
    },
  ],
  limits: [
    '软件形态、私钥在内存时，按第一级密码模块的要求设计。需要第二级及以上，请接密码机或选用认证网关。',
    '通用浏览器不支持国密协议，这一点无法由服务端改变；只有国密浏览器与装有 SDK 的应用会走国密。',
    'TLS 保护传输途中的数据，不保护服务器上的数据，也不代替登录认证。',
    'TLCP 的 ECC 套件没有前向保密：加密私钥一旦泄露，录下的历史流量可被解密。条件允许时请使用 ECDHE 或 RFC 8998。',
  ],
  questions: [
    {
      question: 'TLCP 和 RFC 8998 该开哪个？',
      answer:
        '都开。国密浏览器目前多数只支持 TLCP，密评也以它为准；RFC 8998 有前向保密、往返更少，适合自有应用与服务间通信。',
    },
    {
      question: '和自己编译 nginx 有什么不同？',
      answer:
        '协议栈由我们维护，上游安全更新发布后，高危问题的修复版 7 天内提供；自带识别、续期与检查工具，出问题有人支持。',
    },
    {
      question: '需要改后端代码吗？',
      answer: '不需要。后端仍收到 HTTP 请求；如需记录协商结果，读取约定的请求头即可。',
    },
    {
      question: '许可怎样计算？',
      answer:
        '许可按节点和年计算，不限域名与证书数；测试许可 30 天，功能相同。在商城付款后签发授权码，写在订单里。',
    },
  ],
};
