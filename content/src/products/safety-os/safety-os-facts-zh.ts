import type { ProductFacts } from '../product-parts.ts';

export const safetyOsFactsZh: ProductFacts = {
  specification: [
    {
      group: '系统',
      rows: [
        {
          name: '内核',
          value: '8.0–8.1 为 Linux 6.6 LTS；8.2 起为 Linux 6.12 LTS；启用 lockdown 完整性模式',
        },
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
        { name: '完整性', value: 'dm-verity；IMA 评估模式验签（ECDSA P-384），度量日志用 SM3' },
        { name: '访问控制', value: 'SELinux 强制模式，seccomp、命名空间隔离' },
        {
          name: '磁盘加密',
          value: 'LUKS2，SM4-XTS 或 AES-XTS（XTS 均按 IEEE 1619，不是 GB/T 17964-2021 的变体）',
        },
        {
          name: '国密',
          value:
            '内核提供 SM3、SM4；SM2 与 TLCP 由用户态的 OpenSSL 兼容库提供（主线内核自 6.11 起移除 SM2）',
        },
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
        {
          name: '维护期',
          value: '每个大版本 5 年，可购 2 年延长维护；上游 LTS 停止后由我们回移安全修复',
        },
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
        '按第三级（安全标记保护级）设计，尚未取得检测证书；取得后，这里写明版本、证书编号、有效期与发证机构。结论只针对送检的版本与配置。',
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
        '内核与多数组件同源。区别在于默认就是强制模式、只读根分区、整包升级与回退、国密磁盘加密与证明服务已经集成并测试，并有约定时限的安全更新。源码按各自的开源许可证提供。',
    },
    {
      question: '系统只读，怎样装软件？',
      answer: '系统软件随整包升级；业务软件装在可写的应用分区，须有单位签名；也可以用容器交付。',
    },
    {
      question: '忘了磁盘 PIN 或换了主板怎么办？',
      answer:
        '安装时生成恢复密钥，由终端管控以单位公钥加密保存，两名管理员同时授权才能取出。没有保存恢复密钥的，数据无法恢复。',
    },
    {
      question: '离线现场怎样升级？',
      answer:
        '把签名的升级包复制到专用介质，插入后系统先验签、再核对版本号递增，不运行介质上的任何程序。',
    },
  ],
};
