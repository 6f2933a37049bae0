import type { ProductFacts } from '../product-parts.ts';

export const sdpFactsZh: ProductFacts = {
  specification: [
    {
      group: '容量',
      rows: [
        {
          name: '网关单节点',
          value: '5,000 并发用户，2 Gbit/s（8 vCPU、16 GB 内存，SM4-GCM）',
        },
        { name: '网关集群', value: '每增一节点近似线性，不超过 16 节点' },
        { name: '控制器三节点', value: '50,000 并发用户，每秒 500 次登录' },
        { name: 'SPA 核验', value: '每秒 10,000 包（单节点）' },
      ],
    },
    {
      group: '时间',
      rows: [
        { name: 'SPA 放行窗口', value: '默认 10 秒，3–60 秒可设' },
        { name: '时间差容忍', value: '30 秒' },
        { name: '重新评估', value: '默认 60 秒，或由事件触发' },
        { name: '撤销生效', value: '5 秒内' },
        { name: '会话', value: '空闲 30 分钟，总长 12 小时（可与认证网关统一）' },
      ],
    },
    {
      group: '协议与密码',
      rows: [
        { name: 'SPA', value: 'UDP，HMAC-SM3 或 HMAC-SHA-256，单用户独立密钥' },
        { name: '数据通道', value: 'TLCP、TLS 1.3（含 RFC 8998），双向认证' },
        { name: '应用类型', value: 'HTTP(S)、TCP（SSH、RDP、数据库）；UDP 应用按项目验证' },
        { name: '身份', value: 'OpenID Connect、SAML 2.0、LDAP、证书' },
      ],
    },
    {
      group: '运行环境',
      rows: [
        { name: '服务端', value: '安全操作系统、Linux（内核 5.10 及以上），x86-64 或 Arm64' },
        { name: '数据库', value: 'PostgreSQL 15 及以上，或兼容的国产数据库（按项目验证）' },
        { name: '客户端安装包', value: '不超过 25 MB，常驻内存约 60 MB' },
      ],
    },
  ],
  compatibility: [
    {
      subject: '桌面客户端',
      supported: 'Windows 10/11、macOS 13 及以上、安全操作系统、主流 Linux 桌面',
    },
    {
      subject: '移动客户端',
      supported: 'Android 10、iOS 16、HarmonyOS 5.0 及以上',
      note: '移动端使用系统 VPN 接口，同一时间只能有一个。',
    },
    {
      subject: '云与虚拟化',
      supported: 'KVM、VMware、主流公有云与容器平台',
      note: '云安全组须放行 SPA 的 UDP 端口。',
    },
    { subject: '身份源', supported: '安全认证网关、安全盾认证、LDAP、Active Directory' },
    { subject: '终端状态', supported: '终端管控、安全操作系统远程证明；第三方经 CAEP 接入' },
  ],
  deployment: [
    {
      title: '列应用，不列网段',
      text: '从 VPN 日志和访谈整理出“谁用哪个应用”，通常能发现三成以上的授权没有人在用。',
    },
    {
      title: '并行运行',
      text: '控制器与网关先上线，挑一两个应用和五十名用户试用，VPN 保留。',
    },
    {
      title: '逐应用迁移',
      text: '每迁一个应用，就在 VPN 上关掉它的路由。不关旧路，等于没有迁移。',
    },
    {
      title: '收口',
      text: '关闭 VPN 公网端口，做一次外部扫描对照迁移前的暴露面，把结果归档。',
    },
  ],
  scenarios: [
    {
      title: '远程办公',
      text: '员工在家访问办公与业务系统，各应用单独授权；终端不合规时只保留邮件。',
    },
    {
      title: '医院与第三方运维',
      text: '设备厂商只在工单时段看到指定设备的维护端口，操作全程录像由堡垒机完成。',
    },
    {
      title: '集团与工厂互访',
      text: '总部人员访问各厂系统不再打通网络，一厂被勒索软件感染不会沿专线扩散到其他厂。',
    },
  ],
  standards: [
    {
      id: 'NIST SP 800-207',
      title: '零信任架构',
      scope: '给出原则与 PE、PA、PEP 三个逻辑组件，是参考架构，没有“符合性认证”一说。',
    },
    {
      id: 'CSA SDP Specification v2.0',
      title: '软件定义边界规范（2022）',
      scope: '规定角色、SPA 与工作流程；本产品按此设计，SPA 的杂凑另支持 SM3。',
    },
    {
      id: 'GB/T 43696-2024',
      title: '零信任参考体系架构',
      scope: '国内零信任的参考架构，规定组件与关系，不规定产品性能。',
    },
    {
      id: 'GB/T 38636-2020',
      title: '传输层密码协议（TLCP）',
      scope: '国密数据通道按此实现；密评关注的密钥存放由所用密码设备决定。',
    },
    {
      id: 'GB/T 22239-2019',
      title: '等级保护基本要求',
      scope: '支撑边界防护、访问控制等条款，由测评机构对整个系统判定。',
    },
  ],
  limits: [
    'SPA 降低暴露面，不能代替认证。在同一出口地址之后，窗口期内他人也可能触达端口，因此双向认证不可关闭。',
    '已经拿到受信终端控制权的攻击者，可以使用该终端当时的全部授权。最小授权与持续评估只能缩小范围。',
    '网关不检查应用内容，应用自身的漏洞仍需修复。',
    '依赖广播、服务端主动回连或动态端口的旧应用不适合 SDP，需要保留专线或先改造。',
    'SPA 依赖时间同步与 UDP 可达；限制 UDP 的网络须启用 TCP 备用方式，隐藏效果会变弱。',
  ],
  questions: [
    {
      question: 'SDP 和零信任是一回事吗？',
      answer:
        '零信任是一组原则，SDP 是实现其中“资源访问”的一种方法。身份治理、终端管理、微隔离和日志分析仍要另外做。',
    },
    {
      question: '控制器宕机，所有人都进不来吗？',
      answer:
        '三节点可以失去一台。全部中断时，已建立的连接可按设定继续（默认 15 分钟），新登录被拒绝；可预先准备应急账号与离线授权文件。',
    },
    {
      question: '已经有认证网关，还需要 SDP 吗？',
      answer:
        '只有网页应用且可以接受 443 端口公开，认证网关就够。要保护 SSH、RDP、数据库，或要把入口藏起来，再加 SDP。',
    },
    {
      question: '对视频会议有影响吗？',
      answer:
        '建议云会议不经 SDP 直连。内网会议系统可以经 SDP，单跳增加约 1–3 ms，外加到网关的网络时延。',
    },
  ],
};
