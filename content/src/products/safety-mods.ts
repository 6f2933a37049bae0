import type { Product } from '@uid/contract/content';

export const safetyMods: Product = {
  slug: 'safety-mods',
  position: 3,
  group: 'module',
  drawing: 'module',
  solutions: ['safety-electric', 'safety-wise-medical'],
  siblings: ['safety-sim-card', 'safety-border-gateway', 'safety-os'],
  cases: ['provincial-grid', 'tertiary-hospital', 'city-metro', 'auto-plant'],
  text: {
    zh: {
      name: '安全模组',
      job: '焊在或插在设备里的硬件密码模块，替终端保管设备私钥、完成国密运算，并为启动校验提供信任根。',
      description:
        '安全模组是面向物联网与工控终端的硬件密码模块，有贴片与 M.2 两种形态，提供 SM2/SM3/SM4 运算、设备证书私钥保护与安全启动校验，按 GM/T 0028 第二级设计。',
      problem: {
        title: '设备私钥躺在闪存里，等于写在外壳上',
        paragraphs: [
          '很多终端把设备证书和私钥放在普通 Flash 里。拆下芯片、接上读写器，几分钟就能复制出一台“合法”设备，平台分不出真假。',
          '主控芯片算力有限，软件实现 SM2 一次签名要几百毫秒，终端要么放弃双向认证，要么放弃实时性。',
          '密评时，测评人员会问密钥在哪里产生、在哪里存、谁能读。答案若是“在固件里”，这一项很难得分。',
        ],
      },
      verbs: [
        {
          verb: '护',
          text: '私钥在模组内产生和使用，检测到电压、温度、时钟异常时停止服务并清除敏感参数。',
        },
        { verb: '算', text: '签名、验签、密钥协商与批量加密由硬件完成，主控只管业务。' },
        {
          verb: '验',
          text: '上电时核对引导程序与固件的签名，未通过就不放行启动，并留下可读的原因。',
        },
      ],
      features: [
        {
          title: '两种形态，一套接口',
          text: 'UM-L 为 12 mm × 12 mm 贴片，订货时选 SPI 或 USB 接口，适合电池供电终端；UM-M 为 M.2 2242，走 PCIe，适合网关与边缘计算。两者调用同一套 SDF、SKF 与 PKCS#11 接口。',
        },
        {
          title: '设备身份分两级',
          text: '出厂时写入初始设备标识证书（IDevID），现场入网后换发本地证书（LDevID），做法遵循 IEEE 802.1AR。换业主只换本地证书，不回厂。',
        },
        {
          title: '会话密钥不出模组',
          text: 'TLCP、IPSec 的协商密钥在模组内派生，以句柄交给主控使用；掉电即失效。',
        },
        {
          title: '安全启动与防回滚',
          text: '模组保存验签公钥与单调计数器，旧版本固件即使签名正确，版本号低于计数器也会被拒绝。',
        },
        {
          title: '驱动随源码交付',
          text: '提供 Linux 内核驱动与 OpenSSL 3 provider 源码，另有 FreeRTOS、RT-Thread 移植层，可在贵方编译环境里复现构建。',
        },
        {
          title: '低功耗',
          text: 'UM-L（SPI）休眠电流 5 µA，唤醒到可签名 8 ms。每天签名上报 24 次的表计，十年里模组休眠与签名合计约用 0.5 Ah，而一节常用锂亚电池是 19 Ah。',
        },
      ],
      protocol: {
        title: '设备入网：从出厂证书到加密隧道',
        actors: ['设备主控', '安全模组', '证书注册系统', '安全边界网关'],
        steps: [
          {
            from: '设备主控',
            to: '安全模组',
            message: '生成 LDevID 密钥对',
            detail: '模组用物理噪声源产生 SM2 密钥对，返回公钥与密钥句柄，私钥留在模组。',
          },
          {
            from: '安全模组',
            to: '设备主控',
            message: '证书申请与证明',
            detail:
              '模组用新私钥签 PKCS#10 申请，再用出厂 IDevID 私钥对申请签名，证明新密钥确实产生在这颗模组里。',
          },
          {
            from: '设备主控',
            to: '证书注册系统',
            message: '提交申请（EST，RFC 7030）',
            detail: '注册系统核对 IDevID 证书链、设备序列号是否在本项目的到货清单里，再决定签发。',
          },
          {
            from: '证书注册系统',
            to: '设备主控',
            message: 'LDevID 证书',
            detail: '证书写入模组。有效期由项目规定，常用两年，到期前三十天起自动续签。',
          },
          {
            from: '设备主控',
            to: '安全边界网关',
            message: '发起隧道协商',
            detail: '按 GM/T 0022 发起 IKE 主模式，提议 SM2、SM3、SM4，随后交换双方证书。',
          },
          {
            from: '设备主控',
            to: '安全模组',
            message: '签名并派生会话密钥',
            detail: '主控送入待签摘要与对端数据，模组完成 SM2 签名、解密与密钥派生，只返回句柄。',
          },
          {
            from: '安全边界网关',
            to: '设备主控',
            message: '隧道建立，下发访问策略',
            detail: '网关核对证书与吊销状态，按设备类别只放行规定的主站地址与规约端口。',
          },
        ],
      },
      specification: [
        {
          group: '密码性能',
          rows: [
            { name: 'SM2 签名', value: 'UM-L 300 次/秒；UM-M 5,000 次/秒' },
            { name: 'SM2 验签', value: 'UM-L 150 次/秒；UM-M 2,800 次/秒' },
            { name: 'SM4', value: 'UM-L 20 Mbit/s（CBC）；UM-M 800 Mbit/s（GCM）' },
            { name: 'SM3', value: 'UM-L 25 Mbit/s；UM-M 1 Gbit/s' },
            { name: '随机数', value: 'UM-L 1 Mbit/s；UM-M 20 Mbit/s；两路独立物理噪声源' },
            { name: '密钥容量', value: 'UM-L 32 组；UM-M 1,024 组' },
          ],
        },
        {
          group: '接口与外形',
          rows: [
            { name: 'UM-L', value: '12 mm × 12 mm × 1.8 mm LGA-24，SPI 25 MHz 或 USB 2.0 高速' },
            { name: 'UM-M', value: 'M.2 2242（B+M Key），PCIe 2.0 ×1' },
            { name: '软件接口', value: 'GB/T 36322（SDF）、GB/T 35291（SKF）、PKCS#11 v2.40' },
            { name: '驱动', value: 'Linux 4.19–6.12、FreeRTOS、RT-Thread；OpenSSL 3 provider' },
          ],
        },
        {
          group: '电气与环境',
          rows: [
            { name: '供电', value: 'UM-L 1.8–3.6 V；UM-M 3.3 V' },
            { name: '功耗', value: 'UM-L 工作 25 mA（3.3 V）、休眠 5 µA（SPI）；UM-M 典型 2.5 W' },
            { name: '工作温度', value: '−40 ～ 85 ℃；UM-L 可选 −40 ～ 105 ℃' },
            { name: '湿度', value: '5% ～ 95%，无凝露' },
            {
              name: '电磁兼容',
              value: '随整机按 GB/T 17626（IEC 61000-4）系列试验，提供滤波参考设计',
            },
          ],
        },
        {
          group: '物理防护',
          rows: [
            { name: '环境监测', value: '电压、温度、时钟频率、光照（UM-L）' },
            { name: '拆解痕迹', value: '不透明涂层；UM-M 另有防拆开关引脚' },
            { name: '清零', value: '指令清零与异常清零，完成时间不超过 10 ms' },
          ],
        },
      ],
      compatibility: [
        { subject: '处理器', supported: 'Arm Cortex-M/A、RISC-V、x86-64、LoongArch64' },
        {
          subject: '操作系统',
          supported: 'Linux 4.19–6.12、安全操作系统、FreeRTOS、RT-Thread',
          note: 'Windows 仅支持 UM-M，驱动按项目交付。',
        },
        {
          subject: '密码中间件',
          supported: 'OpenSSL 3.0–3.5、支持国密的 OpenSSL 兼容分支、mbed TLS 3.6',
        },
        { subject: '安全边界网关', supported: 'BG-200、BG-2000、BG-10000 全系列' },
        {
          subject: '证书',
          supported: 'SM2 双证书（GB/T 20518），ECDSA P-256 单证书',
          note: '同一密钥容器只放一种算法。',
        },
      ],
      deployment: [
        {
          title: '原理图评审',
          text: '我们提供参考原理图与布局约束，评审电源去耦、SPI 走线与防拆引脚，通常一轮完成。',
        },
        {
          title: '打通产线',
          text: '在产线灌装工位写入 IDevID 与验签公钥，灌装机使用独立的签发密钥，逐台留下记录。',
        },
        {
          title: '现场入网',
          text: '设备首次上电自动申请 LDevID，未在到货清单里的序列号进入人工审核队列。',
        },
        {
          title: '运行与报废',
          text: '证书自动续签；报废时下发清零指令，并在证书系统吊销 IDevID。',
        },
      ],
      scenarios: [
        {
          title: '配电自动化终端',
          text: '馈线终端用 UM-L 完成与主站的双向认证和遥控报文签名，响应时间满足规约要求。',
        },
        {
          title: '医疗物联网网关',
          text: '监护仪网关插入 UM-M，病区数据经 TLCP 上传，设备证书按科室分域管理。',
        },
        {
          title: '轨道交通车载设备',
          text: '车载控制器的固件升级包由模组验签并核对版本计数器，未签名或降级的升级包不会执行。',
        },
      ],
      standards: [
        {
          id: 'GM/T 0028',
          title: '密码模块安全要求（对应 GB/T 37092-2018、ISO/IEC 19790）',
          scope:
            '两种形态均按第二级设计，型号证书编号随报价单提供。第二级要求拆解留痕，不要求主动响应；主动清零是附加能力。',
        },
        {
          id: 'GM/T 0005-2021',
          title: '随机性检测规范',
          scope: '出厂逐颗检测、上电与使用中抽检；未通过的模组拒绝生成密钥。',
        },
        {
          id: 'GB/T 36322-2018、GB/T 35291-2017',
          title: '密码设备应用接口、智能密码钥匙应用接口',
          scope: '规定应用程序接口（SDF、SKF），便于更换供应商；不规定模组内部实现。',
        },
        {
          id: 'FIPS 140-3',
          title: '密码模块安全要求（美国）',
          scope:
            '两者与 ISO/IEC 19790 同源，但算法与认证体系不同。本产品未做 FIPS 140-3 认证，面向出口项目请先与我们确认。',
        },
        {
          id: 'IEEE 802.1AR-2018',
          title: '安全设备标识',
          scope: '规定 IDevID 与 LDevID 的结构和使用方式；证书内容与算法由项目配置。',
        },
      ],
      limits: [
        '模组保护密钥，不保护主控里的业务程序。主控被攻破后，攻击者拿不走私钥，但可以在设备在线期间借用它签名。',
        '第二级不抵御实验室级的侵入式攻击（聚焦离子束、微探针等）。有此类威胁的项目需要更高等级的模块。',
        'UM-L 的吞吐只有 20 Mbit/s，不适合多路视频加密；请改用 UM-M 或由主控用会话密钥加密。',
        '电力监控系统中的专用安全装置有自己的检测与准入目录，本模组不替代纵向加密认证装置。',
      ],
      questions: [
        {
          question: '已经量产的设备能加装吗？',
          answer:
            '有 M.2 或空余 USB、SPI 接口的设备可以加装，UM-L 另有转接板。没有接口的设备，可用装有密码应用的贴片 SIM 卡代替，性能较低但无需改板。',
        },
        {
          question: '能按批次提供样片吗？',
          answer:
            '商城可购 UM-L（SPI 或 USB）与开发套件（评估板加两片模组，含驱动与示例）。UM-M 及超过 12 件的订单请走询价，批量产品附灌装方案。',
        },
        {
          question: '抗量子算法怎么办？',
          answer:
            'UM-M 的固件可升级，已预留 ML-KEM（FIPS 203）与 ML-DSA（FIPS 204）的实现空间；国内算法标准发布后按标准跟进。UM-L 的存储不足以容纳，不作承诺。',
        },
        {
          question: '坏了能恢复密钥吗？',
          answer: '签名私钥不能备份，换模组即换证书。加密密钥对由密钥管理系统托管，可以依规恢复。',
        },
      ],
    },
    en: {
      name: 'Safety Modules',
      job: 'Hardware cryptographic modules, soldered or plugged into a device, that keep its private keys, do the SM algorithms and anchor verified boot.',
      description:
        'Hardware crypto modules for IoT and industrial devices, LGA or M.2: SM2/SM3/SM4, device keys and verified boot, designed to GM/T 0028 level 2.',
      problem: {
        title: 'A device key in flash is a key on the case',
        paragraphs: [
          'Many devices keep certificate and private key in ordinary flash. Lift the chip, attach a reader, and minutes later there is a second “genuine” device that the platform cannot tell apart.',
          'Small processors need hundreds of milliseconds for one SM2 signature in software. The device gives up either mutual authentication or its response time.',
          'In a cryptographic assessment the question is where keys are made, where they lie and who can read them. “In the firmware” is an answer that scores poorly.',
        ],
      },
      verbs: [
        {
          verb: 'Guard',
          text: 'Keys are made and used inside. Abnormal voltage, temperature or clock stops the service and clears sensitive parameters.',
        },
        {
          verb: 'Compute',
          text: 'Signatures, verification, key agreement and bulk encryption run in hardware; the host keeps to its own work.',
        },
        {
          verb: 'Verify',
          text: 'At power-up the loader and firmware signatures are checked. What fails does not start, and the reason can be read.',
        },
      ],
      features: [
        {
          title: 'Two forms, one interface',
          text: 'UM-L is a 12 mm × 12 mm LGA, ordered with SPI or USB, for battery devices; UM-M is an M.2 2242 card on PCIe for gateways and edge computers. Both answer the same SDF, SKF and PKCS#11 calls.',
        },
        {
          title: 'Device identity in two tiers',
          text: 'An initial identity (IDevID) is written in the factory and exchanged on site for a local one (LDevID), as in IEEE 802.1AR. A change of owner changes the local certificate; nothing goes back to the factory.',
        },
        {
          title: 'Session keys stay inside',
          text: 'TLCP and IPsec keys are derived in the module and handed to the host as handles. They are gone at power-off.',
        },
        {
          title: 'Verified boot without rollback',
          text: 'The module holds the verification key and a monotonic counter. Old firmware is refused even with a good signature when its version is below the counter.',
        },
        {
          title: 'Drivers as source',
          text: 'Linux kernel driver and OpenSSL 3 provider come as source, with ports to FreeRTOS and RT-Thread. You can rebuild them in your own environment.',
        },
        {
          title: 'Little power',
          text: 'UM-L on SPI sleeps at 5 µA and can sign 8 ms after waking. In a meter that signs 24 reports a day, sleep and signing together take about 0.5 Ah in ten years; a usual lithium cell holds 19 Ah.',
        },
      ],
      protocol: {
        title: 'Joining the network: from factory certificate to tunnel',
        actors: ['Host', 'Safety Module', 'Registration authority', 'Border Gateway'],
        steps: [
          {
            from: 'Host',
            to: 'Safety Module',
            message: 'Generate the LDevID key pair',
            detail:
              'The module draws an SM2 key pair from its noise source and returns the public key and a handle.',
          },
          {
            from: 'Safety Module',
            to: 'Host',
            message: 'Request and proof',
            detail:
              'The PKCS#10 request is signed by the new key, and again by the factory IDevID key: proof that the new key was made in this module.',
          },
          {
            from: 'Host',
            to: 'Registration authority',
            message: 'Request (EST, RFC 7030)',
            detail:
              'The authority checks the IDevID chain and whether the serial number is on this project’s delivery list, then decides.',
          },
          {
            from: 'Registration authority',
            to: 'Host',
            message: 'LDevID certificate',
            detail:
              'Written into the module. Its validity is the project’s choice, often two years, with automatic renewal from thirty days before the end.',
          },
          {
            from: 'Host',
            to: 'Border Gateway',
            message: 'Start of the tunnel',
            detail:
              'IKE main mode as in GM/T 0022, proposing SM2, SM3 and SM4, followed by the certificates of both sides.',
          },
          {
            from: 'Host',
            to: 'Safety Module',
            message: 'Sign and derive',
            detail:
              'The host passes in the digest and the peer’s data; the module signs, decrypts and derives, and returns handles only.',
          },
          {
            from: 'Border Gateway',
            to: 'Host',
            message: 'Tunnel up, policy sent',
            detail:
              'The gateway checks certificate and revocation and opens only the master stations and protocol ports of that class of device.',
          },
        ],
      },
      specification: [
        {
          group: 'Cryptographic performance',
          rows: [
            { name: 'SM2 sign', value: 'UM-L 300/s; UM-M 5,000/s' },
            { name: 'SM2 verify', value: 'UM-L 150/s; UM-M 2,800/s' },
            { name: 'SM4', value: 'UM-L 20 Mbit/s (CBC); UM-M 800 Mbit/s (GCM)' },
            { name: 'SM3', value: 'UM-L 25 Mbit/s; UM-M 1 Gbit/s' },
            {
              name: 'Random numbers',
              value: 'UM-L 1 Mbit/s; UM-M 20 Mbit/s; two independent noise sources',
            },
            { name: 'Keys held', value: 'UM-L 32; UM-M 1,024' },
          ],
        },
        {
          group: 'Interfaces and form',
          rows: [
            {
              name: 'UM-L',
              value: '12 mm × 12 mm × 1.8 mm LGA-24, SPI 25 MHz or USB 2.0 high speed',
            },
            { name: 'UM-M', value: 'M.2 2242 (B+M key), PCIe 2.0 ×1' },
            {
              name: 'Software interfaces',
              value: 'GB/T 36322 (SDF), GB/T 35291 (SKF), PKCS#11 v2.40',
            },
            { name: 'Drivers', value: 'Linux 4.19–6.12, FreeRTOS, RT-Thread; OpenSSL 3 provider' },
          ],
        },
        {
          group: 'Electrical and environment',
          rows: [
            { name: 'Supply', value: 'UM-L 1.8–3.6 V; UM-M 3.3 V' },
            {
              name: 'Power',
              value: 'UM-L 25 mA active at 3.3 V, 5 µA asleep (SPI); UM-M 2.5 W typical',
            },
            { name: 'Operating range', value: '−40 to 85 °C; UM-L optionally −40 to 105 °C' },
            { name: 'Humidity', value: '5% to 95%, non-condensing' },
            {
              name: 'EMC',
              value: 'tested with the device to GB/T 17626 (IEC 61000-4); filter reference design',
            },
          ],
        },
        {
          group: 'Physical protection',
          rows: [
            { name: 'Sensors', value: 'voltage, temperature, clock; light (UM-L)' },
            { name: 'Tamper evidence', value: 'opaque coating; tamper-switch pin on UM-M' },
            { name: 'Zeroisation', value: 'on command and on alarm, within 10 ms' },
          ],
        },
      ],
      compatibility: [
        { subject: 'Processors', supported: 'Arm Cortex-M/A, RISC-V, x86-64, LoongArch64' },
        {
          subject: 'Operating systems',
          supported: 'Linux 4.19–6.12, Safety OS, FreeRTOS, RT-Thread',
          note: 'Windows for UM-M only; driver by project.',
        },
        {
          subject: 'Crypto middleware',
          supported: 'OpenSSL 3.0–3.5, SM-enabled OpenSSL-compatible forks, mbed TLS 3.6',
        },
        { subject: 'Border Gateway', supported: 'BG-200, BG-2000, BG-10000' },
        {
          subject: 'Certificates',
          supported: 'SM2 pairs (GB/T 20518), single ECDSA P-256',
          note: 'One algorithm per container.',
        },
      ],
      deployment: [
        {
          title: 'Schematic review',
          text: 'We supply reference schematics and layout rules and review decoupling, SPI routing and tamper pins, usually in one round.',
        },
        {
          title: 'Connect the line',
          text: 'A station on your production line writes IDevID and verification key. It signs with keys of its own and leaves a record for each unit.',
        },
        {
          title: 'Join on site',
          text: 'At first power-up a device asks for its LDevID. Serial numbers that are not on the delivery list wait for a person.',
        },
        {
          title: 'Run and retire',
          text: 'Certificates renew themselves. At the end of life a command clears the module and the IDevID is revoked.',
        },
      ],
      scenarios: [
        {
          title: 'Distribution automation',
          text: 'Feeder terminals authenticate to the master station and sign control messages with UM-L within the protocol’s response time.',
        },
        {
          title: 'Medical IoT gateway',
          text: 'A bedside gateway with UM-M sends ward data over TLCP; device certificates are managed by department.',
        },
        {
          title: 'Rail on-board equipment',
          text: 'The module verifies firmware packages and their version counter; unsigned or older packages do not run.',
        },
      ],
      standards: [
        {
          id: 'GM/T 0028',
          title:
            'Security requirements for cryptographic modules (cf. GB/T 37092-2018, ISO/IEC 19790)',
          scope:
            'Both forms are designed to level 2; certificate numbers are supplied with the quotation. Level 2 asks for evidence of tampering. Active clearing goes beyond it.',
        },
        {
          id: 'GM/T 0005-2021',
          title: 'Randomness test specification',
          scope:
            'Each unit is tested at the factory and samples itself at power-up and in use. A unit that fails refuses to make keys.',
        },
        {
          id: 'GB/T 36322-2018, GB/T 35291-2017',
          title: 'Application interfaces of cryptographic devices and smart tokens',
          scope:
            'Programming interfaces (SDF, SKF) that make suppliers exchangeable. The inside is not their subject.',
        },
        {
          id: 'FIPS 140-3',
          title: 'Security requirements for cryptographic modules (US)',
          scope:
            'Shares ISO/IEC 19790 with GM/T 0028 but has other algorithms and another scheme. This product has no FIPS 140-3 validation; ask us first for export projects.',
        },
        {
          id: 'IEEE 802.1AR-2018',
          title: 'Secure device identity',
          scope:
            'Structure and use of IDevID and LDevID. Certificate contents and algorithms are set by the project.',
        },
      ],
      limits: [
        'The module protects keys, not the host’s software. Whoever takes over the host cannot carry the key away but can borrow it while the device is online.',
        'Level 2 does not resist laboratory attacks such as focused ion beams or microprobing. Projects with that threat need a higher level.',
        'UM-L reaches 20 Mbit/s and is unfit for several video streams. Use UM-M, or let the host encrypt with a session key.',
        'Dedicated power-grid devices have test and admission lists of their own. This module does not replace a vertical encryption authenticator.',
      ],
      questions: [
        {
          question: 'Can it be added to devices in production?',
          answer:
            'Where there is an M.2 slot or a free SPI, yes; UM-L comes on an adapter board too. Without either, a solderable SIM with the applet is slower but needs no new board.',
        },
        {
          question: 'Are samples available?',
          answer:
            'The mall sells UM-L (SPI or USB) and a development kit: evaluation board, two modules, drivers and examples. For UM-M, or more than 12 pieces, ask for a quote; volume comes with a plan for the production line.',
        },
        {
          question: 'What about post-quantum algorithms?',
          answer:
            'UM-M firmware can be updated and has room for ML-KEM (FIPS 203) and ML-DSA (FIPS 204); Chinese standards will be followed when published. UM-L lacks the memory, and we make no promise there.',
        },
        {
          question: 'Can keys be recovered from a broken module?',
          answer:
            'Signing keys cannot be backed up: a new module means a new certificate. Encryption key pairs are escrowed by the key management system and can be restored under its rules.',
        },
      ],
    },
  },
};
