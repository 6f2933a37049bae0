export default {
  name: '终端安全 SDK',
  job: '放进手机应用的密码库：优先使用 SIM 卡里的密钥，没有卡时用协同签名，并提供国密通道与本地数据加密。',
  description:
    '终端安全 SDK 为 Android、iOS、鸿蒙应用提供 SM2 签名、TLCP 通道与本地加密，可调用 SIM 卡密钥，也可由手机与服务端各持一半私钥协同签名。',
  problem: {
    title: '应用里的密钥，逃不过一次越狱',
    paragraphs: [
      '把私钥加密后放进应用目录，解密密钥也在同一部手机里。越狱或取得 root 之后，调试器几分钟就能把它读出来。',
      'Android Keystore 与 iOS 的 Secure Enclave 支持 P-256 等国际算法，但不支持 SM2，国密要求落不了地。',
      '每个应用团队各写一遍卡通道、国密握手、本地加密，写法不一，密评时要逐个解释。',
    ],
  },
  verbs: [
    { verb: '签', text: '有卡用卡，没卡协同：一个接口，两种密钥来源，返回值标明认证等级。' },
    { verb: '通', text: '内置 TLCP 与 TLS 1.3 客户端，支持证书固定，可替换应用的网络层。' },
    { verb: '锁', text: '数据库与文件用 SM4-GCM 加密，主密钥由系统密钥库或卡保护，注销即不可读。' },
  ],
  features: [
    {
      title: '统一的密钥接口',
      text: 'Kotlin、Swift、ArkTS、C 四种语言接口一致。业务代码只说“签这段摘要”，由策略决定用卡、协同还是拒绝。',
    },
    {
      title: '两方协同签名',
      text: '私钥从生成起就分成两份，手机与服务端各持一份，任何一方单独都签不出来，也从不在某处拼成完整私钥。',
    },
    {
      title: '设备绑定',
      text: '手机侧的份额用系统密钥库的硬件密钥加密，并与安装实例绑定，把应用数据复制到另一部手机也不能使用。',
    },
    {
      title: '运行环境检测',
      text: '检查 root、越狱、调试器、注入框架与重打包迹象，结果由服务端判断。SDK 只上报，不自作主张闪退。',
    },
    {
      title: '可裁剪',
      text: '分为 core、card、tlcp、vault、risk 五个组件，只用签名的应用安装包增加不超过 1 MB。',
    },
    {
      title: '隐私可核对',
      text: '不读通讯录、短信、位置与应用列表；采集的每个字段列在隐私清单里，随版本发布，便于填写合规声明。',
    },
  ],
  protocol: {
    title: 'SM2 两方协同签名',
    actors: ['手机应用', '终端安全 SDK', '协同签名服务', '业务服务端'],
    steps: [
      {
        from: '业务服务端',
        to: '手机应用',
        message: '待签内容与随机数',
        detail: '应用向用户显示内容，取得生物识别或 PIN 确认后，调用 SDK。',
      },
      {
        from: '手机应用',
        to: '终端安全 SDK',
        message: '请求对摘要 e 签名',
        detail: 'SDK 用系统密钥库解开本机份额 d₁，只在本次运算的内存里存在，用后清零。',
      },
      {
        from: '终端安全 SDK',
        to: '协同签名服务',
        message: 'e 与临时点 Q₁ = k₁G',
        detail:
          'SDK 取随机数 k₁。请求经 TLCP 发送，并附设备绑定凭证与 PIN 派生的口令验证值，服务端据此计错误次数。',
      },
      {
        from: '协同签名服务',
        to: '终端安全 SDK',
        message: 'r、s₂、s₃',
        detail:
          '服务端取 k₂、k₃，计算 (x₁, y₁) = k₃Q₁ + k₂G，r = e + x₁，s₂ = d₂k₃，s₃ = d₂(r + k₂)，均在密码机内完成。',
      },
      {
        from: '终端安全 SDK',
        to: '手机应用',
        message: '签名 (r, s)',
        detail:
          's = d₁k₁s₂ + d₁s₃ − r（模 n）。SDK 用公钥自验一次，通过才返回；结果与普通 SM2 签名格式相同。',
      },
      {
        from: '手机应用',
        to: '业务服务端',
        message: '签名与证书',
        detail: '业务侧用标准 SM2 验签，无须知道密钥是分开保存的；证书扩展项里标明密钥保护方式。',
      },
    ],
  },
  specification: [
    {
      group: '平台',
      rows: [
        { name: 'Android', value: '8.0 及以上（卡通道需 9.0），arm64-v8a、armeabi-v7a' },
        { name: 'iOS', value: '14 及以上，arm64' },
        { name: '鸿蒙', value: 'HarmonyOS 5.0 及以上（ArkTS）' },
        { name: '桌面', value: 'Windows 10/11、Linux、macOS 13 及以上（C 接口）' },
      ],
    },
    {
      group: '体积与性能（2023 年中档 arm64 手机）',
      rows: [
        { name: '安装包增量', value: 'core 0.9 MB；全部组件 3.2 MB（单一 ABI）' },
        { name: '初始化', value: '冷启动不超过 120 ms' },
        { name: '协同签名', value: '本机计算约 6 ms，另加一次网络往返' },
        {
          name: '卡签名',
          value: '安全 SIM 卡约 50 ms，超级 SIM 卡约 16 ms，另加通道开销 100–300 ms',
        },
        { name: 'SM4-GCM', value: '180 MB/s（单线程，含 Arm 指令加速）' },
        { name: 'TLCP 握手', value: '约 15 ms 计算，另加两次往返' },
      ],
    },
    {
      group: '密码',
      rows: [
        { name: '算法', value: 'SM2、SM3、SM4；ECDSA P-256、AES-GCM、SHA-256' },
        {
          name: '密钥来源',
          value: '安全 SIM 卡、超级 SIM 卡、协同签名、系统密钥库（P-256；部分鸿蒙机型支持 SM2）',
        },
        { name: 'PIN', value: '默认 6 位，连续 5 次错误锁定，由卡或服务端计数' },
        { name: '随机数', value: '系统熵源经 SM3 DRBG，启动与使用中自检' },
      ],
    },
    {
      group: '服务端',
      rows: [
        { name: '协同签名', value: '单节点每秒 1,500 次，三节点每秒 4,000 次' },
        { name: '份额保护', value: '服务端份额存于服务器密码机（GB/T 36322 接口）' },
        { name: '节点配置', value: '8 vCPU、16 GB 内存' },
      ],
    },
  ],
  compatibility: [
    {
      subject: '开发框架',
      supported: '原生、Flutter、React Native、uni-app（插件封装）',
      note: '小程序与纯网页不能调用 SIM 卡。',
    },
    { subject: '网络库', supported: 'OkHttp、URLSession（经 URLProtocol）、RCP、libcurl' },
    { subject: '卡', supported: '安全 SIM 卡、安全超级 SIM 卡（Android、鸿蒙的 OMAPI 机型）' },
    {
      subject: '加固工具',
      supported: '主流应用加固与混淆工具',
      note: '请保留 SDK 的类名与资源，附保留规则文件。',
    },
    { subject: '服务端', supported: '安全盾认证、安全认证网关、任何能验 SM2 签名的系统' },
  ],
  deployment: [
    {
      title: '接入 core',
      text: '引入依赖，配置服务端地址与应用标识，跑通软件模拟密钥，通常一天。',
    },
    {
      title: '部署协同签名服务',
      text: '服务端放在密码机旁边，与业务网分开；开发环境提供容器镜像，使用测试密钥。',
    },
    {
      title: '切换网络层',
      text: '先对一个域名启用 TLCP，观察握手失败率，再逐步扩大。保留国际 TLS 作为后备。',
    },
    {
      title: '灰度发布',
      text: '按机型与系统版本分批放量，用 SDK 的匿名指标看签名成功率与耗时分布。',
    },
  ],
  scenarios: [
    {
      title: '手机银行',
      text: '小额用协同签名，大额要求 SIM 卡签名；同一接口，服务端按认证等级设限额。',
    },
    {
      title: '保险移动展业',
      text: '代理人平板离线录入，数据用 SM4 加密存储，联网后签名提交；平板丢失时远程作废密钥份额。',
    },
    { title: '加密通话与即时消息', text: '端到端会话密钥由卡内密钥协商，服务器只转发密文。' },
  ],
  standards: [
    {
      id: 'GM/T 0028-2024',
      title: '密码模块安全要求',
      scope:
        'SDK 与协同签名服务按软件密码模块第二级设计。本型号尚未取得认证证书；取得后列入登记表。第二级软件模块的结论附带运行环境要求。',
    },
    {
      id: 'GB/T 32918.2-2016、GB/T 35276-2017',
      title: 'SM2 数字签名算法、SM2 使用规范',
      scope: '规定签名结果与编码。协同计算过程不在标准内，由模块检测评价。',
    },
    {
      id: 'GB/T 38636-2020',
      title: '传输层密码协议（TLCP）',
      scope: '通道按此实现，支持单向与双向认证。',
    },
    {
      id: 'GlobalPlatform Open Mobile API 3.3',
      title: '应用访问安全芯片的接口',
      scope: '规定 Android 上打开卡通道的接口与访问控制；不保证具体机型已经开放。',
    },
    {
      id: 'GB/T 35273-2020',
      title: '个人信息安全规范',
      scope: '采集字段按必要原则设计；合规责任仍由应用运营者承担。',
    },
  ],
  limits: [
    'SDK 运行在应用进程里。手机被完全控制时，攻击者可以在用户输入 PIN 时借用签名；请以金额限额和第二通道确认来限制损失。',
    '环境检测可以被绕过，它提高成本，不构成保证；判断应放在服务端，并结合行为。',
    'iOS 没有 SIM 卡通道，密钥来源只有协同签名与系统密钥库。',
    '协同签名离不开网络。离线签名请使用卡。',
  ],
  questions: [
    {
      question: '协同签名算不算“私钥不出设备”？',
      answer:
        '完整私钥从未存在于任何一处。手机份额不出手机，服务端份额不出密码机。它与硬件卡的差别在于，手机份额由软件与系统密钥库保护。',
    },
    {
      question: '换手机怎么办？',
      answer: '不迁移份额。新手机重新核身、生成新密钥、签发新证书，旧证书吊销。整个流程约一分钟。',
    },
    {
      question: '许可怎样计算？',
      answer:
        '许可按应用标识和年计算，分标准版（协同签名与系统密钥库）与硬件密钥版（另可调用 SIM 卡），商城可购；协同签名服务按节点另计。',
    },
    {
      question: '会影响应用商店审核吗？',
      answer:
        '不使用私有接口。iOS 提供 PrivacyInfo 清单；Android 提供数据安全声明所需的字段表。加密功能的出口申报由应用方按所在地要求填写。',
    },
  ],
};
