import type { Product } from '@uid/contract/content';

export const safetyOs: Product = {
  slug: 'safety-os',
  position: 11,
  group: 'software',
  drawing: 'laptop',
  solutions: ['safety-electric', 'safety-wise-medical'],
  siblings: ['tm-control', 'safety-mods', 'sdp'],
  cases: ['provincial-grid', 'city-metro', 'auto-plant', 'tertiary-hospital'],
  text: {
    zh: {
      name: '安全操作系统',
      job: '一套加固的 Linux 系统：从上电起逐级校验，系统盘只读，进程按强制访问控制运行，升级失败自动退回。',
      description:
        '安全操作系统基于 Linux 6.12 LTS，提供可信启动、只读系统分区、强制访问控制、国密磁盘加密与远程证明，面向工控上位机、办公终端与网关设备。',
      problem: {
        title: '通用系统默认开着太多门',
        paragraphs: [
          '一台装好的通用桌面系统，开机就有几十个服务与上千个可执行文件，多数业务一个也用不到，却都算攻击面。',
          '现场主机十年不重装，补丁不敢打，杀毒库更新不了。勒索软件一旦进来，改写系统文件没有任何阻力。',
          '网关问终端“你安全吗”，终端上的代理回答“安全”。如果系统本身已被改写，这个回答没有价值。',
        ],
      },
      verbs: [
        {
          verb: '证',
          text: '固件、引导、内核、根分区逐级验签并度量，结果由 TPM 或 TCM 签名，可远程核对。',
        },
        { verb: '限', text: '系统分区只读，进程按 SELinux 策略运行，未授权的程序不执行。' },
        { verb: '退', text: '双分区升级，启动检查不通过自动回到上一版本，现场不用派人。' },
      ],
      features: [
        {
          title: '校验式只读根分区',
          text: '根分区由 dm-verity 逐块校验，任何一个字节被离线改动，读到那一块时就报错并退回备用分区。',
        },
        {
          title: '强制访问控制',
          text: '默认启用 SELinux 强制模式，服务各有独立域；提供桌面、工控、网关三套策略，以及从日志生成草案的工具。',
        },
        {
          title: '程序白名单',
          text: 'IMA 以 SM3 校验可执行文件签名，只运行由系统或单位签名的程序。脚本解释器按同样规则管理，避免绕过。',
        },
        {
          title: '国密磁盘加密',
          text: 'LUKS2 使用 SM4-XTS，密钥由 TPM 或 TCM 按度量值封存，可叠加 PIN；拆走硬盘读不出数据。',
        },
        {
          title: '整包升级，自动回退',
          text: 'A/B 双分区，升级包签名校验，后台写入备用分区，重启切换。三次启动健康检查不通过即回退。',
        },
        {
          title: '少即是少',
          text: '网关版默认只有 11 个监听或常驻服务、约 180 个软件包，每个包附软件物料清单（SPDX 2.3），漏洞影响可以查到包。',
        },
      ],
      protocol: {
        title: '可信启动与远程证明',
        actors: ['固件', '可信芯片 TPM/TCM', '安全操作系统', '证明服务', 'SDP 控制器'],
        steps: [
          {
            from: '固件',
            to: '可信芯片 TPM/TCM',
            message: '验签并度量引导程序',
            detail:
              'UEFI 安全启动核对引导程序签名，同时把其摘要扩展进 PCR。签名不符即停止，度量则如实记录，两者互补。',
          },
          {
            from: '固件',
            to: '安全操作系统',
            message: '启动内核与只读根分区',
            detail:
              '统一内核镜像内含内核、初始内存盘与 dm-verity 根哈希，作为一个整体签名，不能单独替换命令行参数。',
          },
          {
            from: '安全操作系统',
            to: '可信芯片 TPM/TCM',
            message: '请求解封磁盘密钥',
            detail:
              'PCR 与封存时一致才释放密钥。升级前由系统对新版本的预期值重新封存，避免升级后被锁住。',
          },
          {
            from: '可信芯片 TPM/TCM',
            to: '安全操作系统',
            message: '磁盘密钥',
            detail: '密钥进入内核密钥环，用户态读不到；要求 PIN 时，错误次数由芯片限制。',
          },
          {
            from: '证明服务',
            to: '安全操作系统',
            message: '证明请求与随机数',
            detail: '随机数防止重放旧的证明。请求经双向 TLS 发送，间隔默认 10 分钟。',
          },
          {
            from: '安全操作系统',
            to: '证明服务',
            message: '引用 Quote 与度量日志',
            detail:
              '芯片用证明密钥对 PCR 值和随机数签名。服务核对签名，再用日志重算 PCR，与发布的参考值比较（角色划分见 RFC 9334）。',
          },
          {
            from: '证明服务',
            to: 'SDP 控制器',
            message: '证明结果',
            detail: '结果为符合、过期或不符，并列出不符的组件。控制器据此放行、降级或断开。',
          },
        ],
      },
      specification: [
        {
          group: '系统',
          rows: [
            { name: '内核', value: 'Linux 6.12 LTS，启用 lockdown 完整性模式' },
            { name: '版本', value: '8.x：桌面版、工控版、网关版' },
            { name: '架构', value: 'x86-64、Arm64、LoongArch64' },
            { name: '镜像大小', value: '网关版 420 MB；工控版 780 MB；桌面版 2.6 GB' },
            { name: '启动到可用', value: '网关版 9 秒；工控版 12 秒；桌面版 20 秒（NVMe 固态盘）' },
          ],
        },
        {
          group: '安全机制',
          rows: [
            { name: '可信根', value: 'TPM 2.0 或 TCM（GM/T 0012），UEFI 安全启动' },
            { name: '完整性', value: 'dm-verity、IMA 评估模式（SM3）' },
            { name: '访问控制', value: 'SELinux 强制模式，seccomp、命名空间隔离' },
            { name: '磁盘加密', value: 'LUKS2，SM4-XTS 或 AES-XTS' },
            { name: '国密', value: '内核与 OpenSSL 兼容库提供 SM2、SM3、SM4，支持 TLCP' },
          ],
        },
        {
          group: '硬件要求',
          rows: [
            { name: '网关版', value: '2 核、2 GB 内存、8 GB 存储' },
            { name: '工控版', value: '2 核、4 GB 内存、32 GB 存储' },
            { name: '桌面版', value: '4 核、8 GB 内存、128 GB 存储' },
            { name: '磁盘加密开销', value: '顺序读写下降约 8%（AES，带指令加速）；SM4 约 25%' },
          ],
        },
        {
          group: '支持',
          rows: [
            { name: '维护期', value: '每个大版本 5 年，可购 2 年延长维护' },
            { name: '安全更新', value: '高危漏洞 7 天内、中危 30 天内提供修复或缓解办法' },
            { name: '升级方式', value: '在线、离线介质、终端管控批量' },
          ],
        },
      ],
      compatibility: [
        {
          subject: '整机',
          supported: '带 TPM 2.0 或 TCM 的 x86-64、Arm64、LoongArch64 整机',
          note: '无可信芯片的设备可以安装，但没有远程证明与密钥封存。',
        },
        { subject: '应用', supported: 'DEB 软件包（经单位签名）、OCI 容器、Flatpak（桌面版）' },
        { subject: 'Windows 程序', supported: '不直接运行；可经远程桌面或虚拟机使用' },
        {
          subject: '工控软件',
          supported: '提供 Linux 版的组态与采集软件',
          note: '上线前请在测试机跑满一个生产周期。',
        },
        { subject: '管理', supported: '终端管控、Ansible、syslog、SNMPv3' },
      ],
      deployment: [
        {
          title: '盘点应用与外设',
          text: '列出现场程序、驱动、打印与串口设备，在两台样机上验证；没有 Linux 版的程序先定替代办法。',
        },
        {
          title: '建立签名',
          text: '生成单位自己的签名密钥，存放在密码机中。哪个岗位能签、怎样复核，要写进制度。',
        },
        {
          title: '先观察，后强制',
          text: 'SELinux 与程序白名单先运行在记录模式两周，处理完记录再切到强制模式。',
        },
        {
          title: '批量安装与留底',
          text: '以网络或介质批量安装，逐台登记证明密钥，保留恢复介质与磁盘恢复密钥。',
        },
      ],
      scenarios: [
        {
          title: '变电站后台机',
          text: '工控版替换老旧系统，程序白名单阻止未知程序运行，升级随检修窗口整包切换。',
        },
        {
          title: '护士站与自助机',
          text: '只读系统加自动回退，断电与误操作后重启即恢复，数据在服务器侧。',
        },
        {
          title: '网关与边缘设备',
          text: '网关版作为设备厂商的底层系统，附软件物料清单与五年维护，省去自行维护内核。',
        },
      ],
      standards: [
        {
          id: 'GB/T 20272-2019',
          title: '操作系统安全技术要求',
          scope:
            '按第三级（安全标记保护级）设计并送检，证书编号随报价单提供；结论针对送检的版本与配置。',
        },
        {
          id: 'GM/T 0012-2020',
          title: '可信密码模块接口规范',
          scope: '规定 TCM 的接口。芯片由整机厂商提供，系统负责正确使用。',
        },
        {
          id: 'ISO/IEC 15408',
          title: '通用评估准则',
          scope: '参照通用操作系统保护轮廓做自评，尚未取得 CC 证书；自评表可在询价时索取。',
        },
        {
          id: 'RFC 9334',
          title: '远程证明架构（RATS）',
          scope: '规定证明者、验证者、依赖方等角色，便于和第三方验证服务对接。',
        },
        {
          id: 'GB/T 22239-2019',
          title: '等级保护基本要求',
          scope: '支撑“安全计算环境”中的身份鉴别、访问控制、可信验证等条款。',
        },
      ],
      limits: [
        '内核漏洞仍可能绕过强制访问控制。加固缩小可利用面、延长攻击时间，不能代替打补丁。',
        '远程证明说明启动时的状态与被度量的程序，不说明内存中此刻正在发生什么。',
        '不兼容 Windows 程序与其驱动，部分打印机、读卡器没有 Linux 驱动，迁移前必须逐一验证。',
        '程序白名单会拦住临时脚本和自编程序。研发类岗位请使用独立的开发分区或容器。',
      ],
      questions: [
        {
          question: '和免费的 Linux 发行版有什么不同？',
          answer:
            '内核与多数组件同源。区别在于默认就是强制模式、只读根分区、整包升级与回退、国密磁盘加密与证明服务已经集成并测试，并有约定时限的安全更新。源码按各自许可证提供。',
        },
        {
          question: '系统只读，怎样装软件？',
          answer:
            '系统软件随整包升级；业务软件装在可写的应用分区，须有单位签名；也可以用容器交付。',
        },
        {
          question: '忘了磁盘 PIN 或换了主板怎么办？',
          answer:
            '安装时生成恢复密钥，由终端管控以单位公钥加密保存，两名管理员同时授权才能取出。没有保存恢复密钥的，数据无法恢复。',
        },
        {
          question: '离线现场怎样升级？',
          answer:
            '把签名的升级包拷到专用介质，插入后系统先验签、再核对版本号递增，不运行介质上的任何程序。',
        },
      ],
    },
    en: {
      name: 'Safety OS',
      job: 'A hardened Linux: verified from power-on, with a read-only system, mandatory access control, and updates that roll back by themselves.',
      description:
        'Hardened OS on Linux 6.12 LTS: verified boot, read-only root, mandatory access control, SM4 disk encryption, remote attestation, A/B updates.',
      problem: {
        title: 'General systems come with too many open doors',
        paragraphs: [
          'A freshly installed desktop starts dozens of services and holds thousands of executables. Most work needs none of them; all are attack surface.',
          'Hosts on site run ten years without reinstalling. Nobody dares to patch, signature files cannot be updated, and when ransomware gets in, nothing resists its rewriting of system files.',
          'A gateway asks whether a device is secure and the agent says yes. If the system under it was changed, the answer is worth nothing.',
        ],
      },
      verbs: [
        {
          verb: 'Prove',
          text: 'Firmware, loader, kernel and root are verified and measured in turn; a TPM or TCM signs the result for a remote check.',
        },
        {
          verb: 'Confine',
          text: 'The system is read-only, processes run under SELinux, unauthorised programs do not run.',
        },
        {
          verb: 'Return',
          text: 'Two system slots: an update that fails its start check goes back to the version before, with nobody on site.',
        },
      ],
      features: [
        {
          title: 'Verified read-only root',
          text: 'dm-verity checks the root block by block. One byte changed offline fails when its block is read, and the spare slot takes over.',
        },
        {
          title: 'Mandatory access control',
          text: 'SELinux enforces from the start, each service in its domain. Policies for desktop, industry and gateway, and a tool that drafts rules from logs.',
        },
        {
          title: 'Only signed programs',
          text: 'IMA checks signatures over SM3; programs signed by us or by your organisation run. Script interpreters fall under the same rule, so that it is not walked around.',
        },
        {
          title: 'SM4 disk encryption',
          text: 'LUKS2 with SM4-XTS. The key is sealed by TPM or TCM to the measurements, with a PIN if wanted. A removed disk cannot be read.',
        },
        {
          title: 'Whole-image updates',
          text: 'Signed images are written to the other slot in the background and taken at a restart. Three failed health checks lead back.',
        },
        {
          title: 'Little, on purpose',
          text: 'The gateway edition has 11 services and about 180 packages, each in an SPDX 2.3 bill of materials, so a flaw can be traced to a package.',
        },
      ],
      protocol: {
        title: 'Verified boot and remote attestation',
        actors: ['Firmware', 'TPM/TCM', 'Safety OS', 'Attestation service', 'SDP controller'],
        steps: [
          {
            from: 'Firmware',
            to: 'TPM/TCM',
            message: 'Loader verified and measured',
            detail:
              'UEFI Secure Boot checks the loader’s signature and its digest goes into a PCR. A bad signature stops; measuring records. They complement each other.',
          },
          {
            from: 'Firmware',
            to: 'Safety OS',
            message: 'Kernel and read-only root start',
            detail:
              'A unified kernel image holds kernel, initial RAM disk and dm-verity root hash, signed as one. The command line cannot be swapped.',
          },
          {
            from: 'Safety OS',
            to: 'TPM/TCM',
            message: 'Unseal the disk key',
            detail:
              'Released if the PCRs match. Before an update the key is sealed again to the expected values of the new version, so that nobody is locked out.',
          },
          {
            from: 'TPM/TCM',
            to: 'Safety OS',
            message: 'Disk key',
            detail:
              'Goes into the kernel’s key ring, out of reach of user space. With a PIN the chip limits the tries.',
          },
          {
            from: 'Attestation service',
            to: 'Safety OS',
            message: 'Request with nonce',
            detail:
              'The nonce keeps old evidence from being replayed. Over mutual TLS, every 10 minutes by default.',
          },
          {
            from: 'Safety OS',
            to: 'Attestation service',
            message: 'Quote and measurement log',
            detail:
              'The chip signs PCRs and nonce with its attestation key. The service checks it, recomputes the PCRs from the log and compares with published values (roles as in RFC 9334).',
          },
          {
            from: 'Attestation service',
            to: 'SDP controller',
            message: 'Result',
            detail:
              'Conforming, out of date or not conforming, with the components named. The controller allows, lowers or cuts access.',
          },
        ],
      },
      specification: [
        {
          group: 'System',
          rows: [
            { name: 'Kernel', value: 'Linux 6.12 LTS, lockdown in integrity mode' },
            { name: 'Editions', value: '8.x: desktop, industrial, gateway' },
            { name: 'Architecture', value: 'x86-64, Arm64, LoongArch64' },
            {
              name: 'Image size',
              value: 'gateway 420 MB; industrial 780 MB; desktop 2.6 GB',
            },
            {
              name: 'Start to usable',
              value: 'gateway 9 s; industrial 12 s; desktop 20 s (NVMe)',
            },
          ],
        },
        {
          group: 'Security mechanisms',
          rows: [
            { name: 'Root of trust', value: 'TPM 2.0 or TCM (GM/T 0012), UEFI Secure Boot' },
            { name: 'Integrity', value: 'dm-verity, IMA appraisal (SM3)' },
            { name: 'Access control', value: 'SELinux enforcing, seccomp, namespaces' },
            { name: 'Disk encryption', value: 'LUKS2 with SM4-XTS or AES-XTS' },
            {
              name: 'SM algorithms',
              value: 'SM2, SM3, SM4 in kernel and OpenSSL-compatible library; TLCP',
            },
          ],
        },
        {
          group: 'Hardware needed',
          rows: [
            { name: 'Gateway', value: '2 cores, 2 GB memory, 8 GB storage' },
            { name: 'Industrial', value: '2 cores, 4 GB memory, 32 GB storage' },
            { name: 'Desktop', value: '4 cores, 8 GB memory, 128 GB storage' },
            {
              name: 'Cost of disk encryption',
              value: 'about 8% of sequential speed with accelerated AES; about 25% with SM4',
            },
          ],
        },
        {
          group: 'Support',
          rows: [
            { name: 'Maintenance', value: '5 years per major version, 2 more as an option' },
            {
              name: 'Security updates',
              value: 'fix or mitigation within 7 days if severe, 30 days if medium',
            },
            { name: 'Updating', value: 'online, offline media, Terminal Control' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'Machines',
          supported: 'x86-64, Arm64 and LoongArch64 with TPM 2.0 or TCM',
          note: 'Installs without a trusted chip too, but then without attestation and sealing.',
        },
        {
          subject: 'Applications',
          supported: 'DEB packages signed by your organisation, OCI containers, Flatpak (desktop)',
        },
        {
          subject: 'Windows programs',
          supported: 'Not directly; by remote desktop or virtual machine',
        },
        {
          subject: 'Industrial software',
          supported: 'SCADA and data acquisition with a Linux version',
          note: 'Run a full production cycle on a test machine first.',
        },
        { subject: 'Management', supported: 'Terminal Control, Ansible, syslog, SNMPv3' },
      ],
      deployment: [
        {
          title: 'List programs and peripherals',
          text: 'Programs, drivers, printers, serial devices, tried on two machines. Decide first what replaces programs without a Linux version.',
        },
        {
          title: 'Set up signing',
          text: 'A signing key of your own, kept in an HSM. Write down who may sign and who reviews.',
        },
        {
          title: 'Observe, then enforce',
          text: 'SELinux and the allow list record for two weeks. Work through the records, then enforce.',
        },
        {
          title: 'Roll out and keep the spares',
          text: 'By network or media. Register each attestation key; keep recovery media and disk recovery keys.',
        },
      ],
      scenarios: [
        {
          title: 'Substation hosts',
          text: 'The industrial edition replaces ageing systems; unknown programs do not run, updates switch over in the maintenance window.',
        },
        {
          title: 'Nurse stations and kiosks',
          text: 'Read-only with automatic return: after power loss or a slip, a restart restores it. Data is on the server.',
        },
        {
          title: 'Gateways and edge devices',
          text: 'Device makers build on the gateway edition with its bill of materials and five years of maintenance, and need not maintain a kernel.',
        },
      ],
      standards: [
        {
          id: 'GB/T 20272-2019',
          title: 'Operating system security technical requirements',
          scope:
            'Designed and submitted at level 3 (labelled protection); the certificate number is supplied with the quotation and holds for the version and configuration tested.',
        },
        {
          id: 'GM/T 0012-2020',
          title: 'Interface of the trusted cryptography module',
          scope:
            'The TCM’s interface. The chip comes with the machine; the system’s part is to use it correctly.',
        },
        {
          id: 'ISO/IEC 15408',
          title: 'Common Criteria',
          scope:
            'Self-assessed against the protection profile for general-purpose operating systems. There is no CC certificate; ask for the self-assessment with a quotation.',
        },
        {
          id: 'RFC 9334',
          title: 'Remote attestation procedures architecture (RATS)',
          scope: 'Roles of attester, verifier and relying party, for use with other verifiers.',
        },
        {
          id: 'GB/T 22239-2019',
          title: 'Baseline for classified protection of cybersecurity',
          scope:
            'Supports identification, access control and trusted verification in the computing environment.',
        },
      ],
      limits: [
        'A kernel flaw can still get past mandatory access control. Hardening narrows and delays; patches remain necessary.',
        'Attestation tells what was started and measured, not what happens in memory now.',
        'Windows programs and drivers do not run, and some printers and card readers have no Linux driver. Check each before migrating.',
        'The allow list stops ad-hoc scripts and home-made programs. Give developers a partition or containers of their own.',
      ],
      questions: [
        {
          question: 'How does it differ from a free distribution?',
          answer:
            'Kernel and most parts are the same. Enforcement, read-only root, image updates with return, SM4 disks and attestation are integrated, tested and on by default, with security updates in agreed times. Sources come under their licences.',
        },
        {
          question: 'How is software installed on a read-only system?',
          answer:
            'System software comes with the image. Applications go to a writable partition, signed by your organisation, or into containers.',
        },
        {
          question: 'What if the PIN is forgotten or the board replaced?',
          answer:
            'A recovery key is made at installation and kept by Terminal Control under your organisation’s public key; two administrators release it. Without it the data is lost.',
        },
        {
          question: 'How are offline sites updated?',
          answer:
            'By a signed image on dedicated media. The system checks signature and version before anything else, and runs no program from the media.',
        },
      ],
    },
  },
};
