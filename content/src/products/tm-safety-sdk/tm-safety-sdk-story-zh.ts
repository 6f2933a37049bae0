import type { ProductStory } from '../product-parts.ts';

export const tmSafetySdkStoryZh: ProductStory = {
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
    {
      verb: '锁',
      text: '数据库与文件用 SM4-GCM 加密，主密钥由系统密钥库或卡保护，注销即不可读。',
    },
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
};
