import type { homeText } from '@uid/contract/content';
import type { Localised } from '@uid/contract/language';
import type { z } from '@uid/contract/zod';

/** What the home page says. Paths are site paths without language prefix. */
export const home: Localised<z.infer<typeof homeText>> = {
  zh: {
    promise: '钥匙在卡里，不在口令里。',
    lead: 'UID 安全把密钥放进 SIM 卡、模组和网关，用它们证明“是谁、从哪台设备、连到哪里”。十一种产品，从一张卡到整个边界。',
    proof: [
      {
        value: 'GM/T 0028',
        label: '密码模块按该标准二级的要求设计',
        source: '检测对象是模块，不是整个系统；证书编号随报价单提供',
      },
      {
        value: '0.35 s',
        label: '一次 SIM 认证的中位耗时',
        source: '自有 5G SA 试验网，一万次测量，不含用户输入，2026 年 6 月',
      },
      {
        value: '11 种',
        label: '产品，从卡到操作系统',
        source: '各有规格表、兼容性与“不做什么”一节',
      },
      {
        value: '30 分钟',
        label: '未付款订单为您保留库存',
        source: '商城销售条款；对公转账为 72 小时',
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
      { title: '通道只通向获准的服务', text: '边界网关按凭据建立加密通道，其余服务对来者不可见。' },
    ],
    questions: [
      {
        question: '换手机后身份会丢吗？',
        answer:
          '密钥在卡里，把卡插到新手机即可继续用，前提是新手机开放 SIM 卡通道。卡遗失时，在控制台吊销证书，再换卡、核身、重新签发；旧私钥没有副本，也找不回来。',
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
  },
  en: {
    promise: 'The key is in the card, not in the password.',
    lead: 'UID Security puts keys into SIM cards, modules and gateways, and uses them to prove who is connecting, from which device, to what. Eleven products, from one card to the whole edge.',
    proof: [
      {
        value: 'GM/T 0028',
        label: 'Cryptographic modules are designed to level 2 of this standard',
        source:
          'The module is tested, not your whole system; certificate numbers come with the quotation',
      },
      {
        value: '0.35 s',
        label: 'median time of one SIM authentication',
        source: 'Our own 5G SA test network, ten thousand runs, excluding user input, June 2026',
      },
      {
        value: '11',
        label: 'products, from a card to an operating system',
        source: 'Each with its specification, compatibility and limits',
      },
      {
        value: '30 min',
        label: 'we hold stock for an unpaid order',
        source: 'Terms of sale; 72 hours for bank transfers',
      },
    ],
    doors: [
      {
        reader: 'I work at an operator',
        text: 'Make the phone number a verifiable identity: applets, authentication platform, over-the-air management.',
        path: '/solution/safety-5g',
      },
      {
        reader: 'I run a company network',
        text: 'Let people work from anywhere: authenticate first, connect after.',
        path: '/solution/safety-quick-office',
      },
      {
        reader: 'I write code',
        text: 'One interface on Android, iOS, HarmonyOS and desktop; start from the samples.',
        path: '/product/tm-safety-sdk',
      },
    ],
    stories: [
      {
        title: 'The inspection tablet in a substation',
        text: 'Tablets join by work order and are cut off when it ends. Modules in the terminals verify every remote command; sender and number are kept, so commands given during an outage can be traced afterwards.',
        path: '/solution/safety-electric',
      },
      {
        title: 'The bedside terminal on a ward',
        text: 'A nurse logs in by inserting a card; pulling it locks the screen. Each order, and each record that it was carried out, is signed with that person’s own key and time-stamped, so a dispute can be settled by anyone with the public key.',
        path: '/solution/safety-wise-medical',
      },
    ],
    steps: [
      {
        title: 'The key is born in the chip',
        text: 'The card or module generates the private key from its own random source and has no way to export it.',
      },
      {
        title: 'The terminal presents proof',
        text: 'An application asks for a signature through the SDK; the user allows it with a PIN or a fingerprint.',
      },
      {
        title: 'The gateway checks',
        text: 'The authentication gateway verifies signature, certificate and device state, and issues a short-lived credential.',
      },
      {
        title: 'The tunnel leads to what is allowed',
        text: 'The border gateway opens an encrypted path for that credential; other services stay invisible.',
      },
    ],
    questions: [
      {
        question: 'Do I lose my identity with a new phone?',
        answer:
          'The key is in the card: move the card over and carry on, provided the new phone opens its SIM channel to applications. If the card is lost, revoke the certificate in the console, then get a new card and certificate; the old key has no copy and cannot be recovered.',
      },
      {
        question: 'Does it work with our existing accounts?',
        answer:
          'Yes. The authentication gateway speaks SAML 2.0, OpenID Connect and RADIUS; applications only change where they send users to log in.',
      },
      {
        question: 'Do we have to change operator?',
        answer:
          'A Secure SIM for a public network is issued by its operator. Where cards cannot be changed, use a module, or the SDK’s co-signing, which is one assurance level lower; each product page says what differs.',
      },
      {
        question: 'What can I buy online?',
        answer:
          'Cards, modules, kits, gateways and software licences, with prices and stock shown. For more than 12 of one item, ask for a quote.',
      },
    ],
  },
};
