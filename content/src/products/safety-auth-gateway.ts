import type { Product } from '@uid/contract/content';

export const safetyAuthGateway: Product = {
  slug: 'safety-auth-gateway',
  position: 5,
  group: 'gateway',
  drawing: 'gateway',
  solutions: ['safety-5g', 'safety-quick-office', 'safety-wise-medical'],
  siblings: ['safety-border-gateway', 'safety-shield-auth', 'sdp'],
  cases: ['bank-remote-office', 'tertiary-hospital', 'insurance-agents', 'district-services'],
  text: {
    zh: {
      name: '安全认证网关',
      job: '放在业务系统前面的认证入口：终结国密与国际 TLS，核验用户证书与第二因子，再把已确认的身份交给应用。',
      description:
        '安全认证网关按 GM/T 0026 设计，终结 TLCP 与 TLS 连接，核验用户证书和第二因子，统一会话与访问策略，单机支持 5,000 到 20 万并发会话，应用无须改造传输层。',
      problem: {
        title: '每个系统一套登录，每套登录一份漏洞',
        paragraphs: [
          '十个业务系统就有十个登录页、十份口令库、十种会话超时。人员离职时逐个停用，漏掉的那个常常是几年后入侵的入口。',
          '密评要求通信实体双向鉴别、传输加密、访问控制信息完整。老系统没有人敢改代码，供应商也未必还在。',
          '把国密浏览器、普通浏览器、手机应用同时接进来，意味着三种协议、两套证书，在应用服务器上逐台配置难以维护。',
        ],
      },
      verbs: [
        { verb: '终结', text: '同一端口识别 TLCP、RFC 8998 与国际 TLS，私钥留在内置密码卡里。' },
        {
          verb: '核验',
          text: '核对用户证书链与吊销状态，按策略要求口令、动态码或安全盾认证作为第二因子。',
        },
        {
          verb: '传递',
          text: '把用户标识、认证等级、终端状态写入带签名的请求头，应用验签后直接使用。',
        },
      ],
      features: [
        {
          title: '应用零改造接入',
          text: '老系统用反向代理加表单代填；新系统走 OpenID Connect 或 SAML 2.0；都不必自己处理证书。',
        },
        {
          title: '认证等级随操作升级',
          text: '查询只要口令，审批要证书，付款要安全盾认证的签名。等级不够时中断请求，引导补充认证，完成后回到原操作。',
        },
        {
          title: '会话统一管理',
          text: '空闲 30 分钟、总长 12 小时为默认值，与安全盾认证服务一致；停用账号后 5 秒内所有应用的会话失效。',
        },
        {
          title: '证书状态不依赖单点',
          text: 'CRL 定时拉取并支持增量，OCSP 结果缓存；状态服务中断时按策略宽限或拒绝，不会悄悄放行。',
        },
        {
          title: '按终端状态决定',
          text: '从终端管控与 SDP 接收终端合规结果，越狱、未加密、缺补丁的终端降级到只读应用。',
        },
        {
          title: '集群扩展',
          text: '多台以主主方式共享会话，前端由负载均衡按源地址分发；单台故障时会话保留在其他节点。',
        },
      ],
      protocol: {
        title: 'TLCP 双向认证与身份传递',
        actors: ['国密浏览器', '安全认证网关', '安全盾认证服务', '业务应用'],
        steps: [
          {
            from: '国密浏览器',
            to: '安全认证网关',
            message: 'ClientHello（版本 0x0101）',
            detail:
              '列出 ECC_SM4_GCM_SM3、ECC_SM4_CBC_SM3 等套件。网关由版本号识别出 TLCP，国际 TLS 走另一套处理。',
          },
          {
            from: '安全认证网关',
            to: '国密浏览器',
            message: 'ServerHello、双证书、ServerKeyExchange、CertificateRequest、ServerHelloDone',
            detail:
              '网关发送签名证书与加密证书，并用签名私钥对双方随机数和加密证书签名，同时要求客户端出示证书。',
          },
          {
            from: '国密浏览器',
            to: '安全认证网关',
            message: 'Certificate、ClientKeyExchange、CertificateVerify、Finished',
            detail:
              '预主密钥用网关加密证书公钥以 SM2 加密；CertificateVerify 用用户私钥（UKey 或安全 SIM 卡内）对握手摘要签名。',
          },
          {
            from: '安全认证网关',
            to: '国密浏览器',
            message: 'ChangeCipherSpec、Finished',
            detail: '网关核对证书链、有效期、吊销状态与签名，全部通过才完成握手。',
          },
          {
            from: '安全认证网关',
            to: '安全盾认证服务',
            message: '高等级操作的第二因子请求',
            detail:
              '策略要求时，网关携带用户标识和操作摘要发起认证请求，用户在手机上输入 PIN 签名，挑战 180 秒内有效。',
          },
          {
            from: '安全盾认证服务',
            to: '安全认证网关',
            message: '已签名的身份断言',
            detail:
              '断言 60 秒有效、只能使用一次，含认证等级与签名证书序列号，网关验签后写入会话。',
          },
          {
            from: '安全认证网关',
            to: '业务应用',
            message: '请求与签名身份头',
            detail:
              '网关先删除客户端自带的同名头，再写入用户标识、认证等级与过期时间，并以 SM2 签名，应用用网关证书验证。',
          },
        ],
      },
      specification: [
        {
          group: '性能',
          rows: [
            { name: '并发会话', value: 'AG-5000 5,000；AG-20000 20,000；AG-200000 200,000' },
            {
              name: 'TLCP 双向认证新建',
              value: 'AG-5000 1,500 次/秒；AG-20000 4,000 次/秒；AG-200000 10,000 次/秒',
            },
            {
              name: 'TLCP 吞吐（SM4-GCM）',
              value: 'AG-5000 1 Gbit/s；AG-20000 4 Gbit/s；AG-200000 10 Gbit/s',
            },
            {
              name: 'SM2 签名',
              value: 'AG-5000 12,000 次/秒；AG-20000 30,000 次/秒；AG-200000 80,000 次/秒',
            },
            {
              name: '叠加安全盾认证的登录',
              value: '每秒 2,500 次（受三节点认证服务限制，与型号无关）',
            },
          ],
        },
        {
          group: '会话与策略',
          rows: [
            { name: '空闲超时', value: '默认 30 分钟，1–120 分钟可设' },
            { name: '会话总长', value: '默认 12 小时，到时须重新认证' },
            { name: '撤销生效', value: '5 秒内（集群内广播）' },
            { name: '认证等级', value: '四级，可按应用、路径、HTTP 方法设定' },
          ],
        },
        {
          group: '协议',
          rows: [
            { name: '国密', value: 'TLCP（GB/T 38636）、TLS 1.3 + RFC 8998' },
            { name: '国际', value: 'TLS 1.2、TLS 1.3；HTTP/1.1、HTTP/2、WebSocket' },
            { name: '联合身份', value: 'OpenID Connect Core 1.0、CIBA、SAML 2.0、RADIUS' },
            { name: '用户源', value: 'LDAP、Active Directory、SCIM 2.0' },
          ],
        },
        {
          group: '硬件',
          rows: [
            { name: '外形', value: '1U，双电源 100–240 V 交流' },
            {
              name: '接口',
              value: 'AG-5000 6×GE；AG-20000 6×GE、2×10GE SFP+；AG-200000 6×GE、4×10GE SFP+',
            },
            { name: '密码部件', value: '内置 PCIe 密码卡，按 GM/T 0028 第 2 级设计' },
            { name: '满载功耗', value: 'AG-5000 90 W；AG-20000 150 W；AG-200000 280 W' },
            { name: '工作温度', value: '0 ～ 45 ℃' },
          ],
        },
      ],
      compatibility: [
        {
          subject: '浏览器',
          supported: '支持 TLCP 的国密浏览器；Chrome、Edge、Firefox、Safari（国际 TLS）',
          note: '通用浏览器目前没有内置 TLCP 与 RFC 8998。',
        },
        {
          subject: '用户证书',
          supported: 'UKey（SKF 接口）、安全 SIM 卡、超级 SIM 卡、SDK 协同签名',
        },
        { subject: '应用', supported: 'B/S 应用、REST 接口；C/S 应用经端口代理' },
        { subject: '目录与人事', supported: 'LDAP v3、Active Directory、SCIM 2.0' },
        {
          subject: '虚拟化',
          supported: 'KVM、VMware 上的虚拟版（AG-V）',
          note: '虚拟版的密钥在软件或外接云密码机中，等级与硬件版不同。',
        },
      ],
      deployment: [
        {
          title: '梳理应用与等级',
          text: '把应用分成“口令即可”“须证书”“须签名”三档，确定每档的第二因子。',
        },
        {
          title: '接好身份源与证书',
          text: '对接目录与人事系统，申请网关的国密双证书和国际证书，配置 CRL 与 OCSP 地址。',
        },
        {
          title: '逐个应用切换',
          text: '先以只转发不认证的方式接管流量，再开启认证；每个应用留出一周并行登录期。',
        },
        {
          title: '关闭直连',
          text: '在防火墙上只允许网关访问应用服务器，应用侧校验身份头签名。这一步不做，前面的认证可以被绕过。',
        },
      ],
      scenarios: [
        {
          title: '银行远程办公',
          text: '员工从公网登录，查询类应用用证书，授权类操作叠加手机签名，全程留存签名记录。',
        },
        {
          title: '医院多系统单点登录',
          text: 'HIS、LIS、PACS 统一从网关进入，医生在病区换终端不必重复登录，电子病历签名仍由各自的 CA 系统完成。',
        },
        {
          title: '政务外网对外服务',
          text: '市民端走国际 TLS，工作人员端走 TLCP，同一域名、同一组应用，由网关按客户端能力选择。',
        },
      ],
      standards: [
        {
          id: 'GM/T 0026-2023',
          title: '安全认证网关产品规范',
          scope:
            '规定这类网关的部署方式、功能、性能与安全要求，本产品按此设计，证书编号随报价单提供。',
        },
        {
          id: 'GB/T 38636-2020',
          title: '传输层密码协议（TLCP）',
          scope: '规定协议与套件，前身为 GM/T 0024 所定的国密 SSL；不规定如何管理用户。',
        },
        {
          id: 'GB/T 39786-2021',
          title: '信息系统密码应用基本要求（原 GM/T 0054）',
          scope:
            '可支撑“网络和通信安全”“应用和数据安全”层面的身份鉴别与传输保护；密评结论针对整个系统，不针对单台设备。',
        },
        {
          id: 'RFC 8446、RFC 8998',
          title: 'TLS 1.3 及其国密套件',
          scope: 'RFC 8998 为信息类文档，定义套件编号与用法；国内合规要求以国家标准为准。',
        },
        {
          id: 'OpenID Connect Core 1.0',
          title: '联合身份协议',
          scope: '规定断言的格式与流程；断言的可信程度取决于用户当时怎样认证。',
        },
      ],
      limits: [
        '网关认证的是“谁在访问”，不检查请求内容里的 SQL 注入等攻击；请在其后部署 WAF，或在应用里修复。',
        '若应用服务器仍能被直连，网关可以被绕过。必须配合网络隔离与身份头验签。',
        '表单代填需要保存应用口令（加密存放），这是过渡办法，安全性低于应用自己支持联合身份。',
        '性能为单应用、1 KB 应答、证书链两级的实测方式；开启内容改写或审计留存原文时会下降三至五成。',
      ],
      questions: [
        {
          question: '会不会成为单点故障？',
          answer:
            '单台会。生产环境请至少两台主主部署，会话在集群内复制；另备一台离线配置副本，整机更换约 30 分钟。',
        },
        {
          question: '并发会话与并发连接是一回事吗？',
          answer:
            '不是。会话是登录状态，默认保留 12 小时；连接是此刻的 TCP 与 TLS 连接。AG-200000 可保持 20 万会话，同时活跃的 TLS 连接以 10 万为设计值。',
        },
        {
          question: '可以用手机号加短信验证码吗？',
          answer:
            '可以配置为低等级认证，但我们不建议单独用于敏感应用。升级到安全盾认证不需要更换网关。',
        },
        {
          question: '应用怎样验证身份头？',
          answer:
            '我们提供 Java、Go、Node.js、.NET 的验签示例代码，核对签名、过期时间、应用标识三项。没有能力验签的应用，须以双向 TLS 锁定来源。',
        },
      ],
    },
    en: {
      name: 'Safety Auth Gateway',
      job: 'The entrance in front of business systems: ends SM and international TLS, checks user certificates and second factors, and hands a confirmed identity to the application.',
      description:
        'Authentication gateway designed to GM/T 0026: TLCP and TLS, user certificates, second factors, one session policy; 5,000 to 200,000 sessions a unit.',
      problem: {
        title: 'A login per system is a weakness per system',
        paragraphs: [
          'Ten systems mean ten login pages, ten password stores and ten session limits. When somebody leaves, each has to be closed, and the forgotten one is often how an intruder comes in years later.',
          'A cryptographic assessment asks for mutual authentication, encrypted transport and intact access-control data. Nobody dares to change the old code, and the supplier may be gone.',
          'SM browsers, ordinary browsers and phone apps together mean three protocols and two sets of certificates. Set up server by server, that is hard to keep right.',
        ],
      },
      verbs: [
        {
          verb: 'End',
          text: 'One port tells TLCP, RFC 8998 and international TLS apart. Private keys stay in the built-in card.',
        },
        {
          verb: 'Check',
          text: 'Certificate chain and revocation, and by policy a password, a one-time code or Shield Auth as second factor.',
        },
        {
          verb: 'Hand on',
          text: 'User, assurance level and device state go into signed request headers that the application verifies and uses.',
        },
      ],
      features: [
        {
          title: 'Old applications stay as they are',
          text: 'Reverse proxy with form fill for old systems, OpenID Connect or SAML 2.0 for new ones. None has to deal with certificates.',
        },
        {
          title: 'Assurance grows with the action',
          text: 'Reading takes a password, approving a certificate, paying a Shield Auth signature. A request below its level is held, the user steps up and comes back to it.',
        },
        {
          title: 'One place for sessions',
          text: 'By default 30 minutes idle and 12 hours in all, as in Shield Auth. A disabled account loses its sessions in all applications within 5 seconds.',
        },
        {
          title: 'Revocation without a single point',
          text: 'CRLs and delta CRLs are fetched on schedule, OCSP answers cached. When the service is away, policy says grace or refusal; nothing passes silently.',
        },
        {
          title: 'Device state counts',
          text: 'Terminal Control and SDP report compliance. Jailbroken, unencrypted or unpatched devices are held to read-only applications.',
        },
        {
          title: 'Grows as a cluster',
          text: 'Active-active units share sessions behind a load balancer. When one fails the sessions live on in the others.',
        },
      ],
      protocol: {
        title: 'Mutual TLCP and the identity header',
        actors: ['SM browser', 'Auth Gateway', 'Shield Auth', 'Application'],
        steps: [
          {
            from: 'SM browser',
            to: 'Auth Gateway',
            message: 'ClientHello (version 0x0101)',
            detail:
              'Offers ECC_SM4_GCM_SM3, ECC_SM4_CBC_SM3 and others. The version number marks TLCP; international TLS takes another path.',
          },
          {
            from: 'Auth Gateway',
            to: 'SM browser',
            message:
              'ServerHello, two certificates, ServerKeyExchange, CertificateRequest, ServerHelloDone',
            detail:
              'Signing and encryption certificates, and a signature over both randoms and the encryption certificate. The client is asked for its own.',
          },
          {
            from: 'SM browser',
            to: 'Auth Gateway',
            message: 'Certificate, ClientKeyExchange, CertificateVerify, Finished',
            detail:
              'The pre-master secret is SM2-encrypted to the gateway’s encryption certificate. The user’s key, in a token or Safety SIM, signs the handshake digest.',
          },
          {
            from: 'Auth Gateway',
            to: 'SM browser',
            message: 'ChangeCipherSpec, Finished',
            detail:
              'The handshake ends only if chain, validity, revocation and signature all check out.',
          },
          {
            from: 'Auth Gateway',
            to: 'Shield Auth',
            message: 'Second factor for a sensitive action',
            detail:
              'If policy asks for it, the gateway sends user and digest of the action. The user enters the PIN on the phone; the challenge lives 180 seconds.',
          },
          {
            from: 'Shield Auth',
            to: 'Auth Gateway',
            message: 'Signed assertion',
            detail:
              'Valid for 60 seconds and one use, with assurance level and certificate serial number. The gateway verifies it and raises the session.',
          },
          {
            from: 'Auth Gateway',
            to: 'Application',
            message: 'Request with signed identity header',
            detail:
              'Headers of the same name from the client are removed first. User, level and expiry are signed with SM2; the application verifies with the gateway’s certificate.',
          },
        ],
      },
      specification: [
        {
          group: 'Performance',
          rows: [
            {
              name: 'Concurrent sessions',
              value: 'AG-5000 5,000; AG-20000 20,000; AG-200000 200,000',
            },
            {
              name: 'New mutual TLCP connections',
              value: 'AG-5000 1,500/s; AG-20000 4,000/s; AG-200000 10,000/s',
            },
            {
              name: 'TLCP throughput (SM4-GCM)',
              value: 'AG-5000 1 Gbit/s; AG-20000 4 Gbit/s; AG-200000 10 Gbit/s',
            },
            {
              name: 'SM2 sign',
              value: 'AG-5000 12,000/s; AG-20000 30,000/s; AG-200000 80,000/s',
            },
            {
              name: 'Logins with Shield Auth',
              value: '2,500/s, bounded by a three-node service and not by the model',
            },
          ],
        },
        {
          group: 'Sessions and policy',
          rows: [
            { name: 'Idle limit', value: '30 minutes by default, 1–120' },
            { name: 'Session limit', value: '12 hours by default, then authenticate again' },
            { name: 'Revocation', value: 'within 5 seconds across the cluster' },
            {
              name: 'Assurance levels',
              value: 'four, set by application, path and HTTP method',
            },
          ],
        },
        {
          group: 'Protocols',
          rows: [
            { name: 'SM', value: 'TLCP (GB/T 38636), TLS 1.3 with RFC 8998' },
            {
              name: 'International',
              value: 'TLS 1.2, TLS 1.3; HTTP/1.1, HTTP/2, WebSocket',
            },
            { name: 'Federation', value: 'OpenID Connect Core 1.0, CIBA, SAML 2.0, RADIUS' },
            { name: 'User sources', value: 'LDAP, Active Directory, SCIM 2.0' },
          ],
        },
        {
          group: 'Hardware',
          rows: [
            { name: 'Form', value: '1U, dual 100–240 V AC' },
            {
              name: 'Ports',
              value: 'AG-5000 6×GE; AG-20000 6×GE, 2×10GE SFP+; AG-200000 6×GE, 4×10GE SFP+',
            },
            {
              name: 'Cryptographic part',
              value: 'built-in PCIe card designed to GM/T 0028 level 2',
            },
            { name: 'Full-load power', value: 'AG-5000 90 W; AG-20000 150 W; AG-200000 280 W' },
            { name: 'Operating range', value: '0 to 45 °C' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'Browsers',
          supported: 'SM browsers with TLCP; Chrome, Edge, Firefox, Safari over international TLS',
          note: 'General browsers have neither TLCP nor RFC 8998 built in today.',
        },
        {
          subject: 'User certificates',
          supported: 'USB tokens (SKF), Safety SIM, Super SIM, SDK two-party signing',
        },
        {
          subject: 'Applications',
          supported: 'Web applications and REST; client-server programs by port proxy',
        },
        { subject: 'Directories and HR', supported: 'LDAP v3, Active Directory, SCIM 2.0' },
        {
          subject: 'Virtualisation',
          supported: 'AG-V on KVM and VMware',
          note: 'Its keys live in software or a cloud HSM: another level than the hardware models.',
        },
      ],
      deployment: [
        {
          title: 'Sort applications by level',
          text: 'Password, certificate or signature: three classes, each with its second factor.',
        },
        {
          title: 'Connect identities and certificates',
          text: 'Directory and HR system; an SM pair and an international certificate for the gateway; CRL and OCSP addresses.',
        },
        {
          title: 'Switch one application at a time',
          text: 'Take over traffic without authentication first, then turn it on. A week of both logins for each.',
        },
        {
          title: 'Close the direct way',
          text: 'The firewall lets only the gateway reach the servers, and the application verifies the header. Without this step all before can be walked around.',
        },
      ],
      scenarios: [
        {
          title: 'Remote banking staff',
          text: 'Staff log in from public networks: certificates for enquiries, a phone signature on top for authorisations, all signatures kept.',
        },
        {
          title: 'One login in a hospital',
          text: 'HIS, LIS and PACS behind one entrance. A doctor who changes workstation stays logged in; signing records remains with the hospital’s CA.',
        },
        {
          title: 'Public services',
          text: 'Citizens come by international TLS, officials by TLCP. One name, one set of applications; the gateway goes by what the client can do.',
        },
      ],
      standards: [
        {
          id: 'GM/T 0026-2023',
          title: 'Security authentication gateway product specification',
          scope:
            'Deployment, functions, performance and security of such gateways. Designed to it; the certificate number is supplied with the quotation.',
        },
        {
          id: 'GB/T 38636-2020',
          title: 'Transport layer cryptography protocol (TLCP)',
          scope:
            'Protocol and suites, grown out of the SM SSL of GM/T 0024. How users are managed is not in it.',
        },
        {
          id: 'GB/T 39786-2021',
          title: 'Baseline for cryptography in information systems (formerly GM/T 0054)',
          scope:
            'Supports authentication and transport at the network and application layers. An assessment judges the system, never one device.',
        },
        {
          id: 'RFC 8446, RFC 8998',
          title: 'TLS 1.3 and its SM suites',
          scope:
            'RFC 8998 is informational: code points and usage. For compliance in China the national standards count.',
        },
        {
          id: 'OpenID Connect Core 1.0',
          title: 'Federated identity',
          scope:
            'Format and flow of assertions. How far one can be trusted depends on how the user authenticated.',
        },
      ],
      limits: [
        'The gateway decides who comes in and does not look for SQL injection in requests. Put a WAF behind it or mend the application.',
        'If servers can be reached directly the gateway can be bypassed. Network isolation and header verification belong to it.',
        'Form fill has to store application passwords, encrypted. It is a bridge, weaker than federation in the application itself.',
        'Figures are for one application, 1 KB answers and two-tier chains. Content rewriting or full-text audit costs 30% to 50%.',
      ],
      questions: [
        {
          question: 'Is it a single point of failure?',
          answer:
            'One unit is. Run at least two, active-active, with replicated sessions, and keep an offline copy of the configuration; replacing a unit takes about 30 minutes.',
        },
        {
          question: 'Are sessions and connections the same?',
          answer:
            'No. A session is a login, kept for up to 12 hours; a connection is TCP and TLS right now. AG-200000 holds 200,000 sessions and is designed for 100,000 active TLS connections.',
        },
        {
          question: 'Can we use SMS codes?',
          answer:
            'As a low level, yes. We advise against them alone for sensitive applications. Moving up to Shield Auth needs no new gateway.',
        },
        {
          question: 'How does an application verify the header?',
          answer:
            'Sample code for Java, Go, Node.js and .NET checks signature, expiry and application id. An application that cannot verify must pin its source by mutual TLS.',
        },
      ],
    },
  },
};
