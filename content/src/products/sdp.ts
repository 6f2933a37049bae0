import type { Product } from '@uid/contract/content';

export const sdp: Product = {
  slug: 'sdp',
  position: 10,
  group: 'software',
  drawing: 'data-centre',
  solutions: ['safety-quick-office', 'safety-wise-medical'],
  siblings: ['safety-auth-gateway', 'tm-control', 'safety-border-gateway'],
  cases: ['bank-remote-office', 'tertiary-hospital', 'auto-plant', 'district-services'],
  text: {
    zh: {
      name: '软件定义边界 SDP',
      job: '先认证，后连接：业务端口默认不应答，只有通过单包授权和设备、用户双重核验的终端，才能看到自己有权访问的那一个应用。',
      description:
        '软件定义边界由控制器、网关与客户端组成，业务端口默认不应答，经单包授权与双向认证后按应用放行，持续评估终端状态，依 NIST SP 800-207 与 CSA SDP 2.0 设计。',
      problem: {
        title: 'VPN 给的是一整张网',
        paragraphs: [
          'VPN 网关的端口对全网开放，漏洞公布当天就会被扫描。近年多起入侵，起点正是未及时修补的 VPN。',
          '用户连上之后拿到一个内网地址，能看到的远不止他需要的那个系统。账号一旦被盗，攻击者就在内网里横向移动。',
          '登录时检查一次，之后八小时不再过问。中途终端中毒、员工离职，连接照旧。',
        ],
      },
      verbs: [
        { verb: '藏', text: '网关端口默认丢弃一切报文，不返回任何应答，扫描看到的是一片空白。' },
        { verb: '核', text: '控制器核对用户、设备证书与终端合规，按应用授权，不分配内网地址。' },
        { verb: '断', text: '每 60 秒或状态变化时重新评估，不再符合就收回授权并断开连接。' },
      ],
      features: [
        {
          title: '单包授权 SPA',
          text: '一个 UDP 包携带客户端标识、计数器、时间戳与 HMAC-SM3，核对通过后只对该源地址和该应用端口开放 10 秒。',
        },
        {
          title: '控制与数据分离',
          text: '控制器只做决定，不经过业务流量；网关只做执行，不保存策略。控制器短时中断，已建立的连接继续，新授权按设定拒绝。',
        },
        {
          title: '按应用授权',
          text: '授权对象是“某应用的某端口或某 URL 前缀”，不是网段。一次授权一个应用，互不连带。',
        },
        {
          title: '信号来自真实来源',
          text: '终端合规取自终端管控，登录强度取自安全盾认证，系统完整性取自安全操作系统的远程证明，策略里写明每个信号的来源与时效。',
        },
        {
          title: '无客户端访问',
          text: '临时人员与外包可经浏览器访问网页应用，由网关代理，不下载、不落盘可按策略限制；SPA 不适用于此方式，须用独立的暴露面。',
        },
        {
          title: '国密与国际通道',
          text: '数据通道可选 TLCP、RFC 8998 或 TLS 1.3，均为双向认证，设备证书可放在 SIM 卡、安全模组或系统密钥库。',
        },
      ],
      protocol: {
        title: '从敲门到访问应用',
        actors: ['SDP 客户端', 'SDP 控制器', 'SDP 网关', '业务应用'],
        steps: [
          {
            from: 'SDP 网关',
            to: 'SDP 控制器',
            message: '网关上线',
            detail:
              '网关（CSA 规范中的接受主机 AH）以 SPA 加双向认证连上控制器，取得自己要保护的应用清单，入站端口保持关闭。',
          },
          {
            from: 'SDP 客户端',
            to: 'SDP 控制器',
            message: 'SPA 包，随后双向认证登录',
            detail:
              '客户端（发起主机 IH）发送一个 SPA 包，控制器核验后才接受 TLS 连接，再核对设备证书、用户与第二因子。',
          },
          {
            from: 'SDP 控制器',
            to: 'SDP 网关',
            message: '授权：某客户端、某应用、有效期',
            detail:
              '策略引擎给出允许，策略管理器把客户端标识、一次性 SPA 密钥与应用范围下发给网关（NIST SP 800-207 中的 PE、PA 与 PEP）。',
          },
          {
            from: 'SDP 控制器',
            to: 'SDP 客户端',
            message: '可用应用与网关清单',
            detail: '只列出此刻有权访问的应用。没有权限的应用不出现，也解析不到地址。',
          },
          {
            from: 'SDP 客户端',
            to: 'SDP 网关',
            message: 'SPA 包',
            detail:
              '含标识、计数器、时间戳与 HMAC-SM3。计数器必须递增、时间差不超过 30 秒，防止重放。核对失败时静默丢弃。',
          },
          {
            from: 'SDP 客户端',
            to: 'SDP 网关',
            message: '双向认证的 TLS 或 TLCP 隧道',
            detail:
              '10 秒窗口内建立连接。SPA 只决定是否应答，身份由证书证明，同一出口地址后的其他人过不了这一步。',
          },
          {
            from: 'SDP 网关',
            to: '业务应用',
            message: '该应用的流量',
            detail: '网关以自己的地址访问应用，并附签名的用户身份；其他端口与应用不可达。',
          },
          {
            from: 'SDP 控制器',
            to: 'SDP 网关',
            message: '重新评估，撤销或续期',
            detail: '每 60 秒或收到合规变化事件时重算。撤销后网关在 5 秒内关闭已有连接。',
          },
        ],
      },
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
    },
    en: {
      name: 'Software-Defined Perimeter',
      job: 'Authenticate first, connect later: ports stay silent until single-packet authorisation and checks of device and user open one application.',
      description:
        'SDP controller, gateway and client: silent ports, single-packet authorisation, access per application. Designed to NIST SP 800-207, CSA SDP 2.0.',
      problem: {
        title: 'A VPN hands out a whole network',
        paragraphs: [
          'A VPN gateway’s port is open to the world and scanned on the day a flaw is published. Several intrusions of recent years began at an unpatched VPN.',
          'Once connected, a user has an internal address and sees far more than the one system needed. With a stolen account an attacker moves sideways.',
          'Everything is checked at login and nothing for the next eight hours. Devices get infected, people leave, and the connection stays.',
        ],
      },
      verbs: [
        {
          verb: 'Hide',
          text: 'Gateway ports drop everything and answer nothing; a scan sees a blank.',
        },
        {
          verb: 'Check',
          text: 'The controller checks user, device certificate and compliance, and grants applications. There is no internal address.',
        },
        {
          verb: 'Cut',
          text: 'Every 60 seconds, or when something changes, access is judged again. What no longer fits is withdrawn and closed.',
        },
      ],
      features: [
        {
          title: 'Single-packet authorisation',
          text: 'One UDP packet with client id, counter, time and HMAC-SM3. If it checks out, this source and this port are open for 10 seconds.',
        },
        {
          title: 'Control apart from data',
          text: 'The controller decides and carries no traffic; the gateway enforces and stores no policy. If the controller is away for a while, connections stay and new grants are refused, as configured.',
        },
        {
          title: 'Access per application',
          text: 'A grant names a port or URL prefix of an application, not a subnet. One does not bring another.',
        },
        {
          title: 'Signals with a source',
          text: 'Compliance from Terminal Control, strength of login from Shield Auth, integrity from Safety OS attestation. Policy names source and age of each.',
        },
        {
          title: 'Access without a client',
          text: 'Contractors can reach web applications by browser through the gateway, with downloads restricted by policy. SPA does not apply there; such access gets an exposed address of its own.',
        },
        {
          title: 'SM and international channels',
          text: 'TLCP, RFC 8998 or TLS 1.3, all mutual. Device keys in SIM, module or system key store.',
        },
      ],
      protocol: {
        title: 'From the knock to the application',
        actors: ['SDP client', 'SDP controller', 'SDP gateway', 'Application'],
        steps: [
          {
            from: 'SDP gateway',
            to: 'SDP controller',
            message: 'Gateway comes up',
            detail:
              'The gateway (the accepting host, AH, of the CSA specification) connects by SPA and mutual authentication, learns which applications it guards, and keeps its ports closed.',
          },
          {
            from: 'SDP client',
            to: 'SDP controller',
            message: 'SPA packet, then mutual login',
            detail:
              'The client (initiating host, IH) sends one SPA packet. Only then does the controller accept TLS and check device certificate, user and second factor.',
          },
          {
            from: 'SDP controller',
            to: 'SDP gateway',
            message: 'Grant: client, application, lifetime',
            detail:
              'The policy engine allows; the policy administrator sends client id, a one-time SPA key and the scope to the gateway: PE, PA and PEP of NIST SP 800-207.',
          },
          {
            from: 'SDP controller',
            to: 'SDP client',
            message: 'Applications and gateways',
            detail:
              'Only what may be reached now. Other applications do not appear and their names do not resolve.',
          },
          {
            from: 'SDP client',
            to: 'SDP gateway',
            message: 'SPA packet',
            detail:
              'Id, counter, time, HMAC-SM3. The counter must grow and the time be within 30 seconds. A failed check is dropped in silence.',
          },
          {
            from: 'SDP client',
            to: 'SDP gateway',
            message: 'Mutual TLS or TLCP tunnel',
            detail:
              'Within 10 seconds. SPA decides whether to answer; certificates prove who it is. Others behind the same address fail here.',
          },
          {
            from: 'SDP gateway',
            to: 'Application',
            message: 'Traffic of this application',
            detail:
              'From the gateway’s own address, with a signed user identity. Other ports and applications are out of reach.',
          },
          {
            from: 'SDP controller',
            to: 'SDP gateway',
            message: 'Judged again: renewed or withdrawn',
            detail:
              'Every 60 seconds or on a compliance event. A withdrawn grant closes its connections within 5 seconds.',
          },
        ],
      },
      specification: [
        {
          group: 'Capacity',
          rows: [
            {
              name: 'Gateway, one node',
              value: '5,000 concurrent users, 2 Gbit/s (8 vCPU, 16 GB memory, SM4-GCM)',
            },
            { name: 'Gateway cluster', value: 'close to linear, up to 16 nodes' },
            {
              name: 'Controller, three nodes',
              value: '50,000 concurrent users, 500 logins/s',
            },
            { name: 'SPA checks', value: '10,000 packets/s per node' },
          ],
        },
        {
          group: 'Times',
          rows: [
            { name: 'SPA window', value: '10 s by default, 3–60' },
            { name: 'Clock tolerance', value: '30 s' },
            { name: 'Re-evaluation', value: '60 s by default, or by event' },
            { name: 'Withdrawal', value: 'within 5 s' },
            {
              name: 'Session',
              value: '30 minutes idle, 12 hours in all (shared with the Auth Gateway)',
            },
          ],
        },
        {
          group: 'Protocols and cryptography',
          rows: [
            { name: 'SPA', value: 'UDP, HMAC-SM3 or HMAC-SHA-256, a key per user' },
            { name: 'Data channel', value: 'TLCP, TLS 1.3 (RFC 8998 included), mutual' },
            {
              name: 'Applications',
              value: 'HTTP(S), TCP (SSH, RDP, databases); UDP verified by project',
            },
            { name: 'Identity', value: 'OpenID Connect, SAML 2.0, LDAP, certificates' },
          ],
        },
        {
          group: 'Platform',
          rows: [
            {
              name: 'Server',
              value: 'Safety OS, Linux (kernel 5.10 or later), x86-64 or Arm64',
            },
            {
              name: 'Database',
              value: 'PostgreSQL 15 or later, or a compatible one verified by project',
            },
            { name: 'Client package', value: 'up to 25 MB, about 60 MB of memory' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'Desktop clients',
          supported: 'Windows 10/11, macOS 13 or later, Safety OS, common Linux desktops',
        },
        {
          subject: 'Mobile clients',
          supported: 'Android 10, iOS 16, HarmonyOS 5.0 or later',
          note: 'Uses the system’s VPN interface, of which one can be active.',
        },
        {
          subject: 'Cloud and virtualisation',
          supported: 'KVM, VMware, the usual public clouds and container platforms',
          note: 'Security groups have to pass the SPA’s UDP port.',
        },
        {
          subject: 'Identities',
          supported: 'Auth Gateway, Shield Auth, LDAP, Active Directory',
        },
        {
          subject: 'Device state',
          supported: 'Terminal Control, Safety OS attestation; others by CAEP',
        },
      ],
      deployment: [
        {
          title: 'List applications, not subnets',
          text: 'From VPN logs and interviews: who uses what. A third or more of the grants usually turn out to be unused.',
        },
        {
          title: 'Run beside the VPN',
          text: 'Controller and gateway up, one or two applications and fifty users. The VPN stays.',
        },
        {
          title: 'Move one application at a time',
          text: 'With each, close its route on the VPN. With the old way open nothing has been moved.',
        },
        {
          title: 'Close the door',
          text: 'Close the VPN’s public port, scan from outside, compare with the scan before, and file both.',
        },
      ],
      scenarios: [
        {
          title: 'Working from home',
          text: 'Each application is granted by itself. From a non-compliant device, mail alone remains.',
        },
        {
          title: 'Hospitals and outside maintenance',
          text: 'A vendor sees the maintenance port of one machine for the time of the work order; recording is the bastion host’s part.',
        },
        {
          title: 'Group and plants',
          text: 'Head office reaches plant systems without joining networks. Ransomware in one plant does not follow a leased line into the next.',
        },
      ],
      standards: [
        {
          id: 'NIST SP 800-207',
          title: 'Zero Trust Architecture',
          scope:
            'Tenets and the logical parts PE, PA and PEP. A reference architecture; there is no certificate of conformity.',
        },
        {
          id: 'CSA SDP Specification v2.0',
          title: 'Software-Defined Perimeter (2022)',
          scope:
            'Roles, SPA and workflows. Designed to it, with SM3 as an additional hash for SPA.',
        },
        {
          id: 'GB/T 43696-2024',
          title: 'Zero trust reference architecture',
          scope: 'The Chinese reference: parts and their relations. Performance is not in it.',
        },
        {
          id: 'GB/T 38636-2020',
          title: 'Transport layer cryptography protocol (TLCP)',
          scope:
            'The SM channel follows it. Where keys lie, which assessments ask, depends on the device in use.',
        },
        {
          id: 'GB/T 22239-2019',
          title: 'Baseline for classified protection of cybersecurity',
          scope:
            'Supports border protection and access control, judged by the assessor for the whole system.',
        },
      ],
      limits: [
        'SPA makes the target smaller and is no authentication. Behind a shared address others may reach the port during the window, so mutual authentication cannot be turned off.',
        'Whoever controls a trusted device has what it is granted at that time. Few grants and frequent evaluation narrow that; they do not remove it.',
        'The gateway does not look into applications. Their flaws have to be mended.',
        'Old applications with broadcasts, call-backs from the server or dynamic ports do not fit. Keep a line for them or change them first.',
        'SPA needs clocks in step and UDP. Where UDP is blocked there is a TCP fallback that hides less.',
      ],
      questions: [
        {
          question: 'Is SDP zero trust?',
          answer:
            'Zero trust is a set of tenets; SDP is one way to do access to resources. Identity governance, device management, micro-segmentation and log analysis remain to be done.',
        },
        {
          question: 'If the controller is down, is everybody locked out?',
          answer:
            'Of three nodes one may fail. If all do, connections can go on for a configured time (15 minutes by default) and new logins are refused. Prepare emergency accounts and offline grants.',
        },
        {
          question: 'We have the Auth Gateway. Do we need SDP?',
          answer:
            'For web applications with an open port 443 the gateway is enough. For SSH, RDP and databases, or to hide the entrance, add SDP.',
        },
        {
          question: 'Does it slow video meetings?',
          answer:
            'Let cloud meetings connect directly. Internal ones may use SDP: about 1–3 ms per hop, plus the way to the gateway.',
        },
      ],
    },
  },
};
