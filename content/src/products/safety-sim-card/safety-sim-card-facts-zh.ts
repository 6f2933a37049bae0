import type { ProductFacts } from '../product-parts.ts';

export const safetySimCardFactsZh: ProductFacts = {
  specification: [
    {
      group: '密码',
      rows: [
        {
          name: '算法',
          value: 'SM2、SM3、SM4；ECDSA/ECDH P-256、X25519、AES-128/256、SHA-256',
        },
        { name: 'SM2 签名', value: '典型 45 ms，不超过 50 ms（约 20 次/秒）' },
        { name: 'SM2 验签', value: '典型 80 ms（约 12 次/秒）' },
        { name: 'SM4-CBC', value: '卡接口实测约 12 KB/s（受 ISO/IEC 7816 接口速率限制）' },
        { name: '密钥容器', value: '4 个，每个含签名密钥对与加密密钥对，可存 8 张证书' },
        { name: 'PIN', value: '4–8 位，默认 6 位；5 次错误锁定；解锁码 10 次' },
      ],
    },
    {
      group: '卡与接口',
      rows: [
        {
          name: '形态',
          value: '2FF/3FF/4FF 三切卡；工业级插拔卡；工业级 MFF2（5 mm × 6 mm）贴片',
        },
        { name: '接口', value: 'ISO/IEC 7816-3 T=0，ETSI TS 102 221，20 个逻辑通道' },
        { name: '接口速率', value: 'TA1=96（F=512，D=32），4 MHz 时钟下 250 kbit/s' },
        { name: '供电', value: 'B 类 3 V、C 类 1.8 V' },
        { name: '平台', value: 'Java Card 3.0.5 Classic，GlobalPlatform 2.3.1' },
        { name: '可用空间', value: '96 KB（应用与数据）' },
      ],
    },
    {
      group: '入网',
      rows: [
        {
          name: '应用',
          value: 'USIM（TS 31.102 Rel-17）、ISIM（TS 31.103）、USAT（TS 31.111）',
        },
        { name: '鉴权算法', value: 'MILENAGE（TS 35.206）、TUAK（TS 35.231）' },
        { name: '5G', value: '5G AKA、EAP-AKA′；卡侧 SUCI 计算可选' },
      ],
    },
    {
      group: '环境与寿命',
      rows: [
        { name: '工作温度', value: '三切卡 −25～85 ℃；工业级 −40～105 ℃' },
        { name: '擦写次数', value: '500,000 次（25 ℃）' },
        { name: '数据保持', value: '10 年（85 ℃）' },
        { name: '静电防护', value: '触点 ±4 kV（人体模型）' },
      ],
    },
  ],
  compatibility: [
    {
      subject: '安卓手机',
      supported: 'Android 9 及以上，系统开放 UICC 的 OMAPI 通道',
      note: '个别机型的双卡副卡槽不开放，采购前可用兼容性查询核对。',
    },
    {
      subject: 'iPhone',
      supported: '数据短信与 SIM 卡菜单路径',
      note: 'iOS 不向第三方应用开放 SIM 卡通道，只能走短信路径。',
    },
    {
      subject: '鸿蒙手机',
      supported: '提供 UICC OMAPI 能力的机型',
      note: '按机型与系统版本验证，清单随交付文档更新。',
    },
    {
      subject: '蜂窝通信模组',
      supported: '支持 3GPP TS 27.007 中 AT+CCHO、AT+CGLA、AT+CCHC 的 Cat.1、4G、5G 模组',
    },
    { subject: '证书', supported: 'SM2 双证书（GB/T 20518），经 PKCS#10 申请' },
  ],
  deployment: [
    {
      title: '确认运营商与号段',
      text: '安全 SIM 卡含运营商鉴权数据，须由签约运营商写卡发行。我们提供卡体、密码应用和个人化规范，与贵方的运营商对接。',
    },
    {
      title: '写入访问规则',
      text: '把允许调用的应用签名证书摘要写进 ARA-M。应用换签名证书之前，要先经 OTA 更新规则。',
    },
    {
      title: '对接证书系统',
      text: '卡内生成密钥后产生证书申请，由贵方 CA 或具备资质的第三方 CA 签发签名证书；加密密钥对由密钥管理系统产生并以数字信封下发。',
    },
    {
      title: '小批试点',
      text: '先用 200 张卡覆盖在用的主要机型，核对签名成功率与锁卡率，再扩大发放。',
    },
  ],
  scenarios: [
    {
      title: '手机银行与保单签署',
      text: '大额转账和电子投保时，用卡内私钥对交易要素签名，签名值与原文一起归档，事后可验。',
    },
    {
      title: '配电与抄表终端',
      text: 'MFF2 贴片卡焊在终端主板上，蜂窝模组通过 AT 指令完成双向认证，省去一颗单独的安全芯片。',
    },
    {
      title: '5G 加密语音',
      text: '端到端加密电话用卡内密钥协商会话密钥。换手机只需换卡，密钥关系不变。',
    },
  ],
  standards: [
    {
      id: 'GM/T 0028',
      title: '密码模块安全要求（对应 GB/T 37092-2018）',
      scope:
        '本卡按第二级设计，检测对象是密码应用与芯片构成的模块；型号证书编号随报价单提供。它不评价手机应用，也不评价业务系统。',
    },
    {
      id: 'GB/T 32918-2016、GB/T 32905-2016、GB/T 32907-2016',
      title: 'SM2、SM3、SM4 算法',
      scope: '规定算法本身。本卡用标准所附示例数据做上电自检；标准不涉及密钥如何管理。',
    },
    {
      id: 'GM/T 0005-2021、GM/T 0062-2018',
      title: '随机性检测规范、密码产品随机数检测要求',
      scope:
        '前者规定统计检验方法，后者规定送样、出厂、上电与使用时各检什么。通过统计检验说明未发现偏差，不等于证明不可预测。',
    },
    {
      id: 'ETSI TS 102 221 / 3GPP TS 31.102',
      title: 'UICC 与终端接口 / USIM 应用特性',
      scope: '规定卡与手机的物理、电气、指令接口和入网应用，保证互通；不包含业务签名应用。',
    },
    {
      id: 'ISO/IEC 7816-3、-4、-8',
      title: '带触点集成电路卡',
      scope: '规定传输协议、指令结构和安全操作指令，密码应用的 APDU 按此编码。',
    },
  ],
  limits: [
    '卡没有自己的屏幕和键盘。手机若已被完全控制，恶意程序可以诱骗用户输入 PIN 并替换待签内容；对高风险交易，请同时使用安全盾认证的菜单确认或第二通道回显。',
    'iOS 上没有第三方应用直连 SIM 卡的接口，只能走数据短信，单次认证通常需要 6–15 秒。',
    '卡接口速率低，不适合加密文件或媒体流。批量加密请用卡保护会话密钥，由手机或模组完成。',
    '补卡、换卡等于换密钥：旧证书必须吊销并重新签发，挂失流程要与运营商一起设计。',
  ],
  questions: [
    {
      question: '能在网上直接买到可以打电话的卡吗？',
      answer:
        '商城出售的卡含密码应用，不含运营商号码与鉴权数据，用于开发联调，也可写入自建专网的鉴权数据。可入公网的卡由运营商发行，请提交需求，我们与对应运营商确认交付方式。',
    },
    {
      question: '它和手机号一键登录有什么不同？',
      answer:
        '一键登录由运营商网络判断“这条流量来自哪个号码”，没有用户私钥，也不产生签名。安全 SIM 卡产生可验证的 SM2 签名，并要求输入 PIN，可以作为电子签名证据留存。',
    },
    {
      question: '双卡手机怎么办？',
      answer:
        'SDK 会枚举两个卡槽，按应用标识 AID 找到装有密码应用的卡。若系统只开放主卡槽，会给出明确的错误码，提示用户换槽。',
    },
    {
      question: '支持 eSIM 吗？',
      answer:
        '不支持把本产品作为 eSIM 配置文件下载。消费类 eUICC 上的应用由终端厂商与运营商共同控制，我们在具备条件的项目里单独评估。',
    },
  ],
};
