export default {
  promise: '钥匙在卡里，不在口令里。',
  lead: 'UID 安全把密钥放进 SIM 卡、模组和网关，用它们证明“是谁、从哪台设备、连到哪里”。十一种产品，从一张卡到整个边界。',
  proof: [
    {
      value: 'GM/T 0028-2024',
      label: '密码模块按该标准第二级的要求设计',
      source: '检测对象是模块，不是整个系统；证书取得后即列入登记表',
      path: '/support/certificates',
    },
    {
      value: '0.35 s',
      label: '一次 SIM 认证的中位耗时',
      source: '自有 5G SA 试验网，一万次测量，不含用户输入，2026 年 6 月',
      path: '/support/certificates#sim-auth-latency',
    },
    {
      value: '11 种',
      label: '产品，从卡到操作系统',
      source: '各有规格表、兼容性与“不做什么”一节',
      path: '/product',
    },
    {
      value: '30 分钟',
      label: '未付款订单为您保留库存',
      source: '商城销售条款；对公转账为 72 小时',
      path: '/im/terms-of-sale.txt',
    },
  ],
  doors: [
    {
      reader: '我在运营商',
      text: '让手机号成为可验证的身份：卡应用、认证平台、空中管理。',
      path: '/solution/safety-5g',
    },
    {
      reader: '我管企业网络',
      text: '让员工在任何地方安全接入，先认证再连接。',
      path: '/solution/safety-quick-office',
    },
    {
      reader: '我写代码',
      text: '安卓、iOS、鸿蒙与桌面的同一套接口，从示例工程开始签名与加密。',
      path: '/product/tm-safety-sdk',
    },
  ],
  stories: [
    {
      title: '变电站的巡检终端',
      text: '平板按工单接入，到时收回；遥控指令由终端模组逐条验签，来源与序号留在记录里，断网期间的指令也能事后查证。',
      path: '/solution/safety-electric',
    },
    {
      title: '病房里的床旁终端',
      text: '护士插卡登录，拔卡即锁；医嘱的开具与执行各由本人的密钥签名并附时间戳，出现争议时可以独立验证是谁、在什么时候所做。',
      path: '/solution/safety-wise-medical',
    },
  ],
  steps: [
    { title: '密钥在芯片里产生', text: '私钥由卡或模组内的随机源生成，没有导出接口。' },
    { title: '终端出示证明', text: '应用经 SDK 请求签名，用户以 PIN 或生物特征放行。' },
    { title: '网关核对身份', text: '认证网关验证签名、证书状态与设备状态，签发短期凭据。' },
    { title: '通道只通向获准的服务', text: 'SDP 网关按凭据打开加密通道，其余服务对来访者不可见。' },
  ],
  questions: [
    {
      question: '换手机后身份会丢吗？',
      answer:
        '密钥在卡里，把卡插到新手机即可继续用，前提是新手机开放 SIM 卡通道。卡遗失时，在控制台吊销证书，再换卡、核身、重新签发；旧签名私钥没有副本，也找不回来。',
    },
    {
      question: '能和现有的账号系统一起用吗？',
      answer: '可以。认证网关支持 SAML 2.0、OpenID Connect 与 RADIUS，原有应用改登录入口即可。',
    },
    {
      question: '需要更换运营商吗？',
      answer:
        '入公网的安全 SIM 卡要由运营商发行。不便换卡时，可用安全模组，或用 SDK 的协同签名，认证等级低一档；差别写在各产品页。',
    },
    {
      question: '商城里能买到什么？',
      answer:
        '卡、模组、开发套件、网关与软件许可，价格与库存公开，可以直接下单；同一商品超过 12 件请询价。',
    },
  ],
};
