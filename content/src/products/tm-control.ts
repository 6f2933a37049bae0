import type { Product } from '@uid/contract/content';

export const tmControl: Product = {
  slug: 'tm-control',
  position: 9,
  group: 'software',
  drawing: 'laptop',
  solutions: ['safety-quick-office', 'safety-wise-medical', 'safety-electric'],
  siblings: ['tm-safety-sdk', 'sdp', 'safety-os'],
  cases: ['bank-remote-office', 'tertiary-hospital', 'provincial-grid', 'insurance-agents'],
  text: {
    zh: {
      name: '终端管控',
      job: '管理手机、平板、电脑和专用终端：下发配置、分发应用、检查合规、丢失时擦除，并把终端状态告诉网关。',
      description:
        '终端管控统一管理 Android、iOS、鸿蒙、Windows 与安全操作系统终端，策略签名下发，合规结果实时供网关使用，支持工作资料分区与远程擦除。',
      problem: {
        title: '数不清的终端，说不清的状态',
        paragraphs: [
          '单位有多少台终端能访问内网，很多时候要靠表格统计。丢了一台平板，往往几天后才有人报告，那时里面的数据早已离线。',
          '员工自带手机办公，单位想装管控，员工担心被看照片、查定位。一刀切的管理推不下去，不管又有风险。',
          '网关只知道“谁登录了”，不知道“用什么设备登录”。一台越狱手机和一台受控电脑，得到同样的访问权限。',
        ],
      },
      verbs: [
        { verb: '配', text: '证书、Wi-Fi、VPN、应用与限制项随策略一次下发，策略带签名与版本号。' },
        { verb: '查', text: '持续核对系统版本、加密、锁屏、越狱与应用清单，给出合规结论与原因。' },
        { verb: '收', text: '丢失或离职时锁定、只擦工作资料或整机擦除，结果有回执。' },
      ],
      features: [
        {
          title: '三种归属，三套边界',
          text: '单位设备全管，单位配发个人可用的设备分区管，员工自带设备只管工作资料。能看到什么、看不到什么，在终端上逐条列出。',
        },
        {
          title: '使用系统原生接口',
          text: 'Android Enterprise、Apple MDM 与声明式管理、鸿蒙企业设备管理、Windows CSP。不要求 root，不用无障碍服务绕行。',
        },
        {
          title: '高危操作双人',
          text: '整机擦除、批量策略与管理员授权须第二人批准，审批与执行记录不可由同一账号删除。',
        },
        {
          title: '合规即权限',
          text: '合规变化在 5 秒内推送给认证网关与 SDP，由它们降级或断开访问，终端恢复合规后自动恢复。',
        },
        {
          title: '终端与卡绑定',
          text: '登记终端标识与 SIM 卡 ICCID 的对应关系，换卡或换机时按策略告警或停用。',
        },
        {
          title: '弱网与离线',
          text: '策略签名后可缓存，离线终端按最近一次有效策略运行；离线超过期限，工作资料自动锁定。',
        },
      ],
      protocol: {
        title: '一条策略怎样到达终端',
        actors: ['管理员', '终端管控平台', '推送通道', '受管终端', '安全认证网关'],
        steps: [
          {
            from: '管理员',
            to: '终端管控平台',
            message: '发布策略第 n 版',
            detail:
              '管理员以证书登录并签名发布。涉及擦除或放宽限制的，须另一名管理员批准后才生效。',
          },
          {
            from: '终端管控平台',
            to: '推送通道',
            message: '唤醒通知',
            detail:
              '只发送“有新指令”，不含策略内容。iOS 走 APNs，安卓走厂商推送或自有长连接，专网内只用自有长连接。',
          },
          {
            from: '推送通道',
            to: '受管终端',
            message: '唤醒',
            detail: '推送丢失时，终端仍按心跳间隔（默认 15 分钟）主动查询，保证最终到达。',
          },
          {
            from: '受管终端',
            to: '终端管控平台',
            message: '双向 TLS 取指令',
            detail:
              '终端以注册时签发的设备证书认证，上报已执行的策略版本。证书私钥在系统密钥库或安全模组中。',
          },
          {
            from: '终端管控平台',
            to: '受管终端',
            message: '签名的策略与指令',
            detail: '终端核对签名、版本号递增与适用范围，旧版本策略不能重放。',
          },
          {
            from: '受管终端',
            to: '终端管控平台',
            message: '逐条执行结果与合规状态',
            detail: '每项限制分别返回成功、不支持或失败原因，不用一个“已完成”掩盖差异。',
          },
          {
            from: '终端管控平台',
            to: '安全认证网关',
            message: '合规状态变化事件',
            detail:
              '以 OpenID 共享信号框架的 CAEP device-compliance-change 事件推送，网关据此调整会话。',
          },
        ],
      },
      specification: [
        {
          group: '容量',
          rows: [
            { name: '单节点', value: '5,000 台终端（8 vCPU、32 GB 内存）' },
            { name: '三节点集群', value: '30,000 台终端' },
            { name: '分级部署', value: '每个下级平台不超过 30,000 台，总部汇总不超过 300,000 台' },
            { name: '应用分发', value: '单节点 1 Gbit/s，支持分支缓存' },
          ],
        },
        {
          group: '时间',
          rows: [
            { name: '在线终端指令到达', value: '第 95 百分位 10 秒' },
            { name: '心跳间隔', value: '默认 15 分钟，5–120 分钟可设' },
            { name: '合规事件推送', value: '判定后 5 秒内' },
            { name: '离线锁定', value: '默认 7 天，1–30 天可设' },
          ],
        },
        {
          group: '管理能力',
          rows: [
            { name: '注册', value: '零接触注册、Apple 商务管理、二维码、NFC、批量导入' },
            { name: '擦除', value: '仅工作资料、整机两种，均有回执' },
            { name: '应用', value: '白名单、黑名单、静默安装（受管设备）、版本灰度' },
            { name: '审计', value: '操作日志本地保存 180 天，可外送 syslog' },
          ],
        },
        {
          group: '运行环境',
          rows: [
            {
              name: '服务端系统',
              value: '安全操作系统、Linux（内核 5.10 及以上），x86-64 或 Arm64',
            },
            { name: '数据库', value: 'PostgreSQL 15 及以上，或兼容的国产数据库（按项目验证）' },
            { name: '传输', value: 'TLS 1.3 或 TLCP 双向认证' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'Android',
          supported: '10 及以上；设备所有者或工作资料模式',
          note: '无 Google 服务的机型走厂商企业接口。',
        },
        {
          subject: 'iOS / iPadOS',
          supported: '16 及以上；监督模式与用户注册',
          note: '整机限制项多数要求监督模式。',
        },
        { subject: '鸿蒙', supported: 'HarmonyOS 5.0 及以上企业设备管理接口' },
        { subject: 'Windows', supported: '10 22H2、11；内置 MDM 客户端加轻量代理' },
        { subject: '安全操作系统', supported: '8.x，含远程证明结果' },
        { subject: 'macOS', supported: '13 及以上，Apple MDM' },
      ],
      deployment: [
        {
          title: '写清规则并告知',
          text: '先定管理范围与不收集清单，取得员工知情同意。自带设备建议由法务与工会一起参与。',
        },
        {
          title: '申请厂商凭证',
          text: 'APNs 证书、Apple 商务管理、各安卓厂商企业账号，由贵方以单位名义申请，通常一到两周。',
        },
        {
          title: '分批注册',
          text: '先纳管单位设备，再推进自带设备；每批不超过 500 台，便于现场支持。',
        },
        {
          title: '联动网关',
          text: '先只观察合规分布，再设为提示，末了设为阻断；跳过观察期容易在周一早晨把很多人挡在门外。',
        },
      ],
      scenarios: [
        {
          title: '移动办公',
          text: '自带手机设工作资料分区，邮件与文档只在分区内，离职时只擦分区，个人照片不受影响。',
        },
        {
          title: '病区推车与平板',
          text: '单应用模式运行护理系统，科室交接自动清会话，平板离开院区触发锁定。',
        },
        {
          title: '电力巡检终端',
          text: '巡检手持机禁用蓝牙文件传输与未知来源应用，补丁合规后才允许接入作业系统。',
        },
      ],
      standards: [
        {
          id: 'GB/T 37952-2019',
          title: '移动终端安全管理平台技术要求',
          scope: '按增强级设计，证书编号随报价单提供；标准针对移动终端，电脑管理不在其内。',
        },
        {
          id: 'GB/T 22239-2019',
          title: '等级保护基本要求（移动互联安全扩展要求）',
          scope: '支撑移动终端管控、移动应用管控等条款，其余条款由系统其他部分满足。',
        },
        {
          id: 'GB/T 35273-2020',
          title: '个人信息安全规范',
          scope: '不收集清单按必要原则编制；使用单位是个人信息处理者，承担告知义务。',
        },
        {
          id: 'OpenID CAEP 1.0',
          title: '持续访问评估规范',
          scope: '规定终端合规变化等事件的格式；接收方怎样处理由其策略决定。',
        },
      ],
      limits: [
        '管控能力以系统开放的接口为限。例如 iOS 非监督设备无法禁用相机，平台会显示“不支持”，不会显示成功。',
        '擦除指令要等终端联网才会执行。对关机不归还的终端，要靠整盘加密与离线锁定兜底。',
        '拥有 root 权限的攻击者可以伪造代理上报的状态；具备硬件证明的终端（安全操作系统、带密钥证明的安卓）可信度更高，平台会标明来源。',
        '平台不读取个人短信、照片、通话记录，也不提供这类功能的定制。',
      ],
      questions: [
        {
          question: '员工能看到单位收集了什么吗？',
          answer:
            '能。终端上的“我的设备”页面列出归属类型、已收集字段、可执行操作和近 30 天的管理动作。',
        },
        {
          question: '没有外网的专网能用吗？',
          answer:
            '可以。安卓、鸿蒙、Windows 与安全操作系统使用平台自有长连接。iOS 的管理依赖 APNs，纯隔离网内不支持。',
        },
        {
          question: '与现有 MDM 并存还是替换？',
          answer:
            '同一台设备一般只能有一个设备管理者，因此是替换。可按部门逐批迁移，平台提供注册状态对照表。',
        },
        {
          question: '怎样计价？',
          answer:
            '按终端数年度授权，自带设备与单位设备同价，服务端不另计。商城可购单台与 100 台授权包，更多请询价。',
        },
      ],
    },
    en: {
      name: 'Terminal Control',
      job: 'Manages phones, tablets, computers and special terminals: configuration, apps, compliance, wiping when lost, and device state for the gateways.',
      description:
        'Device management for Android, iOS, HarmonyOS, Windows and Safety OS: signed policies, compliance fed to gateways, work profiles, remote wipe.',
      problem: {
        title: 'Uncounted devices in an unknown state',
        paragraphs: [
          'How many devices can reach the internal network is often a matter of spreadsheets. A lost tablet is reported days later, when its data has long gone offline.',
          'Employees use their own phones. The company wants control, they fear for photos and location. One rule for all does not pass, and no rule is a risk.',
          'A gateway knows who logged in, not with what. A jailbroken phone and a managed computer get the same access.',
        ],
      },
      verbs: [
        {
          verb: 'Configure',
          text: 'Certificates, Wi-Fi, VPN, apps and restrictions in one signed, numbered policy.',
        },
        {
          verb: 'Check',
          text: 'System version, encryption, screen lock, jailbreak and apps: a verdict with its reasons.',
        },
        {
          verb: 'Take back',
          text: 'Lock, wipe the work data or wipe the device, with a receipt.',
        },
      ],
      features: [
        {
          title: 'Three kinds of ownership, three borders',
          text: 'Company devices are managed whole, company devices for personal use in partitions, private ones in their work profile only. What can and cannot be seen is listed on the device.',
        },
        {
          title: 'The systems’ own interfaces',
          text: 'Android Enterprise, Apple MDM and declarative management, HarmonyOS enterprise management, Windows CSPs. No rooting, no tricks with accessibility services.',
        },
        {
          title: 'Two people for dangerous acts',
          text: 'Full wipes, bulk policies and new administrators need a second person. The record cannot be removed by the account that acted.',
        },
        {
          title: 'Compliance is access',
          text: 'Changes reach Auth Gateway and SDP within 5 seconds, which lower or cut access and restore it by themselves.',
        },
        {
          title: 'Device bound to SIM',
          text: 'Device identity and ICCID are registered together. A swapped card or device raises an alarm or ends access, by policy.',
        },
        {
          title: 'Thin networks and none',
          text: 'Signed policies are cached; an offline device keeps the last valid one. After the limit its work data locks.',
        },
      ],
      protocol: {
        title: 'How a policy reaches a device',
        actors: ['Administrator', 'Terminal Control', 'Push channel', 'Device', 'Auth Gateway'],
        steps: [
          {
            from: 'Administrator',
            to: 'Terminal Control',
            message: 'Publish policy version n',
            detail:
              'Logged in by certificate and signed. Wipes and loosened restrictions wait for a second administrator.',
          },
          {
            from: 'Terminal Control',
            to: 'Push channel',
            message: 'Wake-up',
            detail:
              'Says that there is something, not what. APNs for iOS, the maker’s push or our own connection for Android, only our own inside closed networks.',
          },
          {
            from: 'Push channel',
            to: 'Device',
            message: 'Wake-up',
            detail:
              'If the push is lost the device asks at its heartbeat, 15 minutes by default. It gets there in the end.',
          },
          {
            from: 'Device',
            to: 'Terminal Control',
            message: 'Fetch over mutual TLS',
            detail:
              'With the device certificate from enrolment, its key in the system store or a module, and the policy version it has.',
          },
          {
            from: 'Terminal Control',
            to: 'Device',
            message: 'Signed policy and commands',
            detail:
              'The device checks signature, scope and that the version grew. An old policy cannot be replayed.',
          },
          {
            from: 'Device',
            to: 'Terminal Control',
            message: 'Result by item, compliance',
            detail:
              'Done, unsupported or failed with a reason, for each restriction. No single “completed” hides the differences.',
          },
          {
            from: 'Terminal Control',
            to: 'Auth Gateway',
            message: 'Compliance changed',
            detail:
              'A CAEP device-compliance-change event of the OpenID shared signals framework; the gateway adapts its sessions.',
          },
        ],
      },
      specification: [
        {
          group: 'Capacity',
          rows: [
            { name: 'One node', value: '5,000 devices (8 vCPU, 32 GB memory)' },
            { name: 'Three nodes', value: '30,000 devices' },
            {
              name: 'In tiers',
              value: 'up to 30,000 devices per platform, 300,000 under one head office',
            },
            {
              name: 'App distribution',
              value: '1 Gbit/s per node, with caches in branches',
            },
          ],
        },
        {
          group: 'Times',
          rows: [
            { name: 'Command to online device', value: '10 s at the 95th percentile' },
            { name: 'Heartbeat', value: '15 minutes by default, 5–120' },
            { name: 'Compliance event', value: 'within 5 s of the verdict' },
            { name: 'Offline lock', value: '7 days by default, 1–30' },
          ],
        },
        {
          group: 'Management',
          rows: [
            {
              name: 'Enrolment',
              value: 'zero-touch, Apple Business Manager, QR code, NFC, bulk',
            },
            { name: 'Wipe', value: 'work data or whole device, both with receipt' },
            {
              name: 'Apps',
              value: 'allow list, deny list, silent install on managed devices, staged versions',
            },
            { name: 'Audit', value: '180 days on the server, exported by syslog' },
          ],
        },
        {
          group: 'Platform',
          rows: [
            {
              name: 'Server system',
              value: 'Safety OS, Linux (kernel 5.10 or later), x86-64 or Arm64',
            },
            {
              name: 'Database',
              value: 'PostgreSQL 15 or later, or a compatible one verified by project',
            },
            { name: 'Transport', value: 'TLS 1.3 or TLCP, mutual' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'Android',
          supported: '10 or later; device owner or work profile',
          note: 'Models without Google services use the maker’s enterprise interface.',
        },
        {
          subject: 'iOS / iPadOS',
          supported: '16 or later; supervised and user enrolment',
          note: 'Most device-wide restrictions need supervision.',
        },
        {
          subject: 'HarmonyOS',
          supported: '5.0 or later, enterprise device management',
        },
        { subject: 'Windows', supported: '10 22H2, 11; built-in MDM client and a light agent' },
        { subject: 'Safety OS', supported: '8.x, with attestation results' },
        { subject: 'macOS', supported: '13 or later, Apple MDM' },
      ],
      deployment: [
        {
          title: 'Write the rules and tell people',
          text: 'Scope and a list of what is not collected, with informed consent. For private devices bring in legal and staff representatives.',
        },
        {
          title: 'Apply to the makers',
          text: 'APNs certificate, Apple Business Manager, enterprise accounts of Android makers, in your organisation’s name. One to two weeks.',
        },
        {
          title: 'Enrol in batches',
          text: 'Company devices first, then private ones; batches of at most 500, so that people can be helped.',
        },
        {
          title: 'Join the gateways',
          text: 'Observe, then warn, then block. Who skips observing locks many people out on a Monday morning.',
        },
      ],
      scenarios: [
        {
          title: 'Mobile office',
          text: 'Mail and documents stay in the work profile of private phones. When somebody leaves, that profile is wiped and their photos stay.',
        },
        {
          title: 'Ward carts and tablets',
          text: 'Nursing software in single-app mode, sessions cleared at shift change, locked when a tablet leaves the grounds.',
        },
        {
          title: 'Power-line inspection',
          text: 'Handhelds without Bluetooth file transfer and unknown apps; the work system opens once patches are compliant.',
        },
      ],
      standards: [
        {
          id: 'GB/T 37952-2019',
          title: 'Mobile terminal security management platforms',
          scope:
            'Designed to the enhanced level; the certificate number is supplied with the quotation. Computers are outside this standard.',
        },
        {
          id: 'GB/T 22239-2019',
          title: 'Classified protection baseline (mobile extension)',
          scope:
            'Supports the clauses on mobile devices and apps. Other clauses are for other parts of the system.',
        },
        {
          id: 'GB/T 35273-2020',
          title: 'Personal information security specification',
          scope:
            'What is collected is kept to what is necessary. The organisation using it is the data handler and informs its people.',
        },
        {
          id: 'OpenID CAEP 1.0',
          title: 'Continuous access evaluation profile',
          scope:
            'Formats of events such as changed compliance. What a receiver does is its own policy.',
        },
      ],
      limits: [
        'Control ends where the system’s interfaces end. The camera of an unsupervised iPhone cannot be disabled; the platform says “unsupported” and not “done”.',
        'A wipe waits until the device is online. For one kept switched off, disk encryption and the offline lock have to do.',
        'Somebody with root can forge what the agent reports. Hardware attestation (Safety OS, Android key attestation) is worth more, and the platform shows the source.',
        'Private messages, photos and call records are not read, and we do not build that to order.',
      ],
      questions: [
        {
          question: 'Can employees see what is collected?',
          answer:
            'Yes. “My device” lists ownership, fields, possible actions and what was done in the last 30 days.',
        },
        {
          question: 'Does it work without the internet?',
          answer:
            'Android, HarmonyOS, Windows and Safety OS use our own connection. iOS management depends on APNs and is not supported in an isolated network.',
        },
        {
          question: 'Beside our present MDM, or instead?',
          answer:
            'A device usually has one manager, so instead. Migrate by department; a table compares enrolments.',
        },
        {
          question: 'How is it priced?',
          answer:
            'Per device and year, private and company devices alike, servers included. The mall sells one device and packs of 100; ask for a quote for more.',
        },
      ],
    },
  },
};
