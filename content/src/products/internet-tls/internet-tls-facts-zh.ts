import type { ProductFacts } from '../product-parts.ts';

export const internetTlsFactsZh: ProductFacts = {
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
        {
          name: '自动续期',
          value: 'ACME（RFC 8555），HTTP-01、DNS-01；国密 CA 经接口或手工导入',
        },
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
    {
      title: '网上银行灰度',
      text: '先对 5% 的国密浏览器用户启用国密通道，根据失败率逐步放量。',
    },
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
