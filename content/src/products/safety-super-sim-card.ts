import type { Product } from '@uid/contract/content';

export const safetySuperSimCard: Product = {
  slug: 'safety-super-sim-card',
  position: 2,
  group: 'card',
  drawing: 'super-sim',
  solutions: ['safety-5g', 'safety-quick-office'],
  siblings: ['safety-sim-card', 'safety-shield-auth', 'tm-safety-sdk'],
  cases: ['bank-remote-office', 'district-services'],
  text: {
    zh: {
      name: '安全超级 SIM 卡',
      job: '一张大容量安全芯片 SIM 卡，同时放下入网、签名、门禁与交通等多个互相隔离的应用，并支持 NFC 刷卡。',
      description:
        '安全超级 SIM 卡提供 1.2 MB 应用空间、12 个安全域和 SWP 非接触接口，入网、SM2 签名、门禁、工卡等应用同卡运行，相互隔离，可空中下载与撤销。',
      problem: {
        title: '一人一兜卡，钥匙却各管各的',
        paragraphs: [
          '门禁卡、工牌、UKey、消费卡各有一套发行系统。人员离职时，要到四五个系统里逐一注销，漏掉一个就留下一把还能开门的钥匙。',
          '普通 USIM 卡只有几十到一百多 KB 的可用空间，放下一个签名应用之后，再放不下第二家的应用；也没有非接触接口，刷不了门。',
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
              '委托管理要求发行方为每个 LOAD、INSTALL 指令签发令牌，业务方不能绕过发行方自行安装。',
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
            detail:
              '由卡发起连接并轮询指令（GlobalPlatform Amendment B），因此不要求手机有公网地址。',
          },
          {
            from: '应用管理平台 TSM',
            to: '超级 SIM 卡',
            message: 'INSTALL [for load]、LOAD、INSTALL [for install]',
            detail: '应用包带有 DAP 签名。卡逐块校验，令牌或签名不符即整包丢弃，原有应用不受影响。',
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
            detail:
              '指令经 TSM 转发，但用业务方域自己的密钥加密，TSM 和运营商都看不到门禁密钥的明文。',
          },
        ],
      },
      specification: [
        {
          group: '密码',
          rows: [
            {
              name: '算法',
              value: 'SM2、SM3、SM4；RSA-2048、ECDSA/ECDH P-256/P-384、X25519、AES、SHA-2',
            },
            { name: 'SM2 签名', value: '典型 16 ms（约 60 次/秒）' },
            { name: 'SM2 验签', value: '典型 28 ms（约 35 次/秒）' },
            { name: 'SM4-CBC', value: '卡接口实测约 25 KB/s' },
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
            {
              name: '平台',
              value: 'Java Card 3.1 Classic，GlobalPlatform 2.3.1（Amendment B、C、D）',
            },
            { name: '安全通道', value: 'SCP03、SCP80、SCP81' },
            { name: '芯片评估', value: '芯片按 CC EAL5+ 目标设计；芯片厂商证书副本随报价单提供' },
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
            { name: '工作温度', value: '−25 ～ 85 ℃' },
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
        {
          title: '先签后刷',
          text: '先上线登录签名，再上线门禁。两项都稳定后再迁移消费等应用。',
        },
      ],
      scenarios: [
        {
          title: '园区一卡通',
          text: '门禁、食堂、会议室与办公系统登录用同一张卡。离职当天一条指令撤掉全部企业应用，手机号归员工保留。',
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
          id: 'GM/T 0028',
          title: '密码模块安全要求（对应 GB/T 37092-2018）',
          scope:
            '按第二级设计，型号证书编号随报价单提供。评价对象是芯片与密码应用，不含业务方自行下载的应用。',
        },
        {
          id: 'ISO/IEC 15408',
          title: '通用评估准则（Common Criteria）',
          scope: 'EAL 表示评估的深度，不是安全强度的刻度。芯片证书只覆盖芯片及其评估范围内的库。',
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
          scope: '规定智能 IC 卡密码算法与安全功能的检测项目，按此送检。',
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
    },
    en: {
      name: 'Safety Super SIM Card',
      job: 'A SIM on a large secure element that holds network access, signing, door access and transit as separate applications, and works over NFC.',
      description:
        'Super SIM with 1.2 MB for applets, 12 security domains and an SWP contactless interface: SM2 signing, badges and network access on one card, kept apart.',
      problem: {
        title: 'A pocket full of cards, each with its own registry',
        paragraphs: [
          'Door card, badge, USB token and canteen card each have an issuing system. When somebody leaves, four or five registries must be cleared, and one that is missed leaves a key that still opens.',
          'An ordinary USIM has some tens to a hundred-odd kilobytes free. After one signing applet there is no room for another company’s, and without a contactless interface it opens no door.',
          'The phone’s embedded secure element has the room but belongs to the phone maker. Another brand means another negotiation, and the company never gets to issue its own keys.',
        ],
      },
      verbs: [
        {
          verb: 'Hold',
          text: 'Twelve security domains with keys of their own. A service provider’s applet is loaded into its domain and cannot read its neighbours.',
        },
        {
          verb: 'Tap',
          text: 'SWP joins the card to the phone’s NFC controller; readers see an ISO/IEC 14443 card, on some phones for a while after power-off too.',
        },
        {
          verb: 'Withdraw',
          text: 'One over-the-air command locks or deletes an applet. Network access and the other applets are not touched.',
        },
      ],
      features: [
        {
          title: '1.2 MB for applets',
          text: 'Of 2 MB of non-volatile memory 1.2 MB is left for applets and data, more than twelve times the 96 KB of the Safety SIM Card.',
        },
        {
          title: 'Domains and delegated management',
          text: 'Issuer and provider domains as in GlobalPlatform. A provider loads its own applet, but each step needs a token signed by the issuer, and the card answers with a receipt.',
        },
        {
          title: 'Contact and contactless at once',
          text: 'Calls and signatures run on the contacts, door access on SWP. The channels are arbitrated independently; a tap does not interrupt data.',
        },
        {
          title: 'Faster signatures',
          text: 'A hardware SM2 engine signs in 16 ms, about 60 per second. The contact interface supports TA1=97, twice the rate of TA1=96.',
        },
        {
          title: 'Remote management over HTTPS',
          text: 'The card itself opens PSK-TLS over BIP to the platform (SCP81); a 60 KB applet usually takes under a minute. SMS (SCP80) triggers and is the fallback.',
        },
        {
          title: 'Choice of the contactless card',
          text: 'Implements the contactless registry service of GlobalPlatform Amendment C: the user picks the default on the phone, and conflicting applets do not answer together.',
        },
      ],
      protocol: {
        title: 'Loading a door applet over the air',
        actors: ['Service provider', 'TSM', 'Operator OTA', 'Super SIM'],
        steps: [
          {
            from: 'Service provider',
            to: 'TSM',
            message: 'Install request: ICCID, AID, user consent',
            detail:
              'The user confirms in the provider’s app. The request is signed by the provider; the TSM checks the contract and the memory left on the card.',
          },
          {
            from: 'TSM',
            to: 'Operator OTA',
            message: 'Management session and tokens',
            detail:
              'Delegated management needs an issuer token for every LOAD and INSTALL, so a provider cannot install behind the issuer’s back.',
          },
          {
            from: 'Operator OTA',
            to: 'Super SIM',
            message: 'SCP80 trigger SMS',
            detail:
              'Encrypted and counted as in ETSI TS 102 225. The card checks integrity and replay before it opens a BIP channel.',
          },
          {
            from: 'Super SIM',
            to: 'TSM',
            message: 'SCP81: HTTP POST over PSK-TLS',
            detail:
              'The card opens the connection and polls for commands (GlobalPlatform Amendment B), so the phone needs no public address.',
          },
          {
            from: 'TSM',
            to: 'Super SIM',
            message: 'INSTALL [for load], LOAD, INSTALL [for install]',
            detail:
              'The load file carries a DAP signature. It is checked block by block; a wrong token or signature discards the whole file and leaves the other applets alone.',
          },
          {
            from: 'Super SIM',
            to: 'TSM',
            message: 'Receipt',
            detail:
              'The card proves the result with its receipt key. The TSM updates its card register and tells the provider that personalisation may start.',
          },
          {
            from: 'Service provider',
            to: 'Super SIM',
            message: 'SCP03: door key written',
            detail:
              'Commands pass through the TSM but are encrypted with the keys of the provider’s domain. Neither TSM nor operator sees the door key in clear.',
          },
        ],
      },
      specification: [
        {
          group: 'Cryptography',
          rows: [
            {
              name: 'Algorithms',
              value: 'SM2, SM3, SM4; RSA-2048, ECDSA/ECDH P-256/P-384, X25519, AES, SHA-2',
            },
            { name: 'SM2 sign', value: '16 ms typical (about 60 per second)' },
            { name: 'SM2 verify', value: '28 ms typical (about 35 per second)' },
            { name: 'SM4-CBC', value: 'about 25 KB/s through the contact interface' },
            { name: 'Key containers', value: '24, with 48 certificates' },
            {
              name: 'PIN',
              value: '4–8 digits, 6 by default; blocked after 5 errors; unblocking key 10 tries',
            },
          ],
        },
        {
          group: 'Chip and platform',
          rows: [
            {
              name: 'Memory',
              value:
                '2 MB non-volatile, 1.2 MB for applets and data; user area of 128 KB or 512 KB within it, set when ordering',
            },
            { name: 'Security domains', value: '12, including the issuer’s and the ARA-M’s' },
            {
              name: 'Platform',
              value: 'Java Card 3.1 Classic, GlobalPlatform 2.3.1 (Amendments B, C, D)',
            },
            { name: 'Secure channels', value: 'SCP03, SCP80, SCP81' },
            {
              name: 'Chip evaluation',
              value: 'designed to CC EAL5+; copy of the maker’s certificate with the quotation',
            },
          ],
        },
        {
          group: 'Interfaces',
          rows: [
            {
              name: 'Contact',
              value: 'ISO/IEC 7816-3 T=0, TA1=97 (F=512, D=64): 500 kbit/s at 4 MHz',
            },
            { name: 'Contactless', value: 'SWP (ETSI TS 102 613), HCI (ETSI TS 102 622)' },
            { name: 'Radio', value: 'ISO/IEC 14443 types A and B, 106–424 kbit/s' },
            { name: 'Form', value: '2FF/3FF/4FF triple-cut' },
            { name: 'Supply', value: 'class B 3 V, class C 1.8 V' },
          ],
        },
        {
          group: 'Environment and life',
          rows: [
            { name: 'Operating range', value: '−25 to 85 °C' },
            { name: 'Write cycles', value: '500,000 at 25 °C' },
            { name: 'Data retention', value: '10 years at 85 °C' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'NFC taps',
          supported:
            'Android and HarmonyOS phones with an SWP line whose system allows NFC routing to the UICC',
          note: 'Many models route to the embedded element or host card emulation only. Check every model before you order.',
        },
        {
          subject: 'iPhone',
          supported: 'Network access and signing by SMS',
          note: 'iPhone NFC is not routed to the SIM; door access does not work.',
        },
        { subject: 'App signing', supported: 'Android 9 or later through OMAPI and ARA-M' },
        {
          subject: 'Door readers',
          supported: 'ISO/IEC 14443-4 readers',
          note: 'Readers that read a serial number only cannot stop copies; do not connect them.',
        },
        {
          subject: 'TSM and OTA',
          supported: 'Platforms with remote management as in ETSI TS 102 226',
        },
      ],
      deployment: [
        {
          title: 'Settle who does what',
          text: 'The operator issues the card, you are a service provider, the TSM is run by either. Decide whose the keys are, who may withdraw, and who pays for replacements.',
        },
        {
          title: 'Count the phones',
          text: 'Sort models into tap and sign, sign only, and SMS only. Keep plastic cards for the last two.',
        },
        {
          title: 'Change readers and back end',
          text: 'Replace serial-number readers by 14443-4 readers and compare keys instead of numbers.',
        },
        {
          title: 'Sign first, tap later',
          text: 'Bring up login signatures, then doors. Move payment and the rest when both have settled.',
        },
      ],
      scenarios: [
        {
          title: 'Campus badge',
          text: 'Doors, canteen, meeting rooms and login on one card. On the day somebody leaves, one command withdraws all company applets; the phone number stays with its owner.',
        },
        {
          title: 'Bank field staff',
          text: 'The teller’s signing key moves into the Super SIM and the tablet only shows and records. A lost tablet is not a lost key.',
        },
        {
          title: 'District public services',
          text: 'Officials log in to mobile terminals with the card and sign their decisions with SM2; the signature is archived with the file.',
        },
      ],
      standards: [
        {
          id: 'GM/T 0028',
          title: 'Security requirements for cryptographic modules (cf. GB/T 37092-2018)',
          scope:
            'Designed to level 2; the certificate number is supplied with the quotation. Chip and cryptographic applet are evaluated, applets loaded by providers are not.',
        },
        {
          id: 'ISO/IEC 15408',
          title: 'Common Criteria',
          scope:
            'An EAL tells how deeply something was evaluated; it is no scale of strength. The chip’s certificate covers the chip and the libraries inside its target.',
        },
        {
          id: 'ETSI TS 102 613 / TS 102 622',
          title: 'UICC–contactless front-end interface (SWP / HCI)',
          scope:
            'The wire and the logical interface between card and NFC controller. Whether the wire is there is the phone maker’s decision.',
        },
        {
          id: 'ETSI TS 102 225 / TS 102 226',
          title: 'Secured packets and remote application management',
          scope:
            'Formats and protection of over-the-air management. How often keys rotate is for the issuer’s rules.',
        },
        {
          id: 'GM/T 0041-2015',
          title: 'Cryptographic test specification for smart cards',
          scope:
            'Lists the tests of algorithms and security functions that the card is submitted to.',
        },
      ],
      limits: [
        'Tapping depends on the phone. Without an SWP line, or where the system refuses to route to the SIM, the card cannot help.',
        'More applets mean more contracts and key relations between issuer and providers. For fewer than five, plastic may be less work.',
        'Relay attacks are countered by the reader’s time limits and the user’s action. Add a face check or a PIN for sensitive areas.',
        '1.2 MB is room for applets and their data. The card is no USB stick and stores no gigabytes.',
      ],
      questions: [
        {
          question: 'This or the Safety SIM Card?',
          answer:
            'For login and signing alone take the Safety SIM: it costs less and fits more phones. For NFC, or for three and more applets whose owners do not trust each other, take the Super SIM.',
        },
        {
          question: 'Does it tap when the phone is off?',
          answer:
            'That depends on the phone. On some models the NFC controller works for a while from the reader’s field after the battery ran down; after a deliberate power-off the maker decides. Please do not rely on it.',
        },
        {
          question: 'Can we load applets without the operator?',
          answer:
            'No. The operator issues the card, and delegated management needs its token for every installation. Personalisation and key changes inside your own domain are yours.',
        },
        {
          question: 'What if the phone is lost?',
          answer:
            'Lock the company applets in the TSM, then report the loss to the operator. The lock arrives when the card is next online, so disable the card in the door system and the CA at the same time.',
        },
      ],
    },
  },
};
