import type { homeText } from '@uid/contract/content';
import type { Localised } from '@uid/contract/language';
import type { z } from 'zod';

/** What the home page says. Paths are site paths without language prefix. */
export const home: Localised<z.infer<typeof homeText>> = {
  zh: {
    promise: '钥匙在卡里，不在口令里。',
    lead: 'UID 安全把密钥放进 SIM 卡、模组和网关，用它们证明“是谁、从哪台设备、连到哪里”。十一种产品，从一张卡到整个边界。',
    proof: [
      {
        value: 'GM/T 0028',
        label: '密码模块按该标准二级的要求设计',
        source: '见各产品“标准与证书”，证书编号随报价提供',
      },
      {
        value: '0.35 s',
        label: '一次 SIM 认证的中位耗时',
        source: '自有试验网，5G SA，一万次测量的中位数，2026 年 6 月',
      },
      { value: '11 种', label: '产品，从卡到操作系统', source: '见产品目录' },
      { value: '30 分钟', label: '未付款订单为您保留库存', source: '见商城销售条款' },
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
        text: '四个平台的 SDK，一天内完成签名与加密。',
        path: '/product/tm-safety-sdk',
      },
    ],
    stories: [
      {
        title: '变电站的巡检终端',
        text: '终端里的模组与站端网关双向认证，调度指令逐条签名。断网时也能验证上一条指令来自谁。',
        path: '/solution/safety-electric',
      },
      {
        title: '病房里的移动护理车',
        text: '护士用一张卡登录，离开即锁屏；医嘱签名带时间戳，事后可以查证。',
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
        answer: '密钥在卡里，插到新手机即可继续使用；若卡遗失，可在控制台吊销并补发。',
      },
      {
        question: '能和现有的账号系统一起用吗？',
        answer: '可以。认证网关支持 SAML 2.0、OpenID Connect 与 RADIUS，原有应用改登录入口即可。',
      },
      {
        question: '需要更换运营商吗？',
        answer:
          '安全 SIM 卡需要运营商发卡；若不便换卡，可用安全模组或软件 SDK，能力边界在产品页写明。',
      },
      {
        question: '商城里能买到什么？',
        answer: '卡、模组、开发套件和各软件许可可直接下单；同一商品超过 12 件请询价。',
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
        source: 'See “Standards” on each product page; certificate numbers come with the quotation',
      },
      {
        value: '0.35 s',
        label: 'median time of one SIM authentication',
        source: 'Own test network, 5G SA, median of ten thousand runs, June 2026',
      },
      {
        value: '11',
        label: 'products, from a card to an operating system',
        source: 'See the product list',
      },
      {
        value: '30 min',
        label: 'we hold the stock of an unpaid order',
        source: 'See the terms of sale',
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
        text: 'One SDK on four platforms; sign and encrypt within a day.',
        path: '/product/tm-safety-sdk',
      },
    ],
    stories: [
      {
        title: 'The inspection tablet in a substation',
        text: 'A module in the tablet and the station gateway authenticate each other; every dispatch command is signed. Even offline, the last command can be traced to its sender.',
        path: '/solution/safety-electric',
      },
      {
        title: 'The nursing cart on a ward',
        text: 'A nurse logs in with a card and the screen locks when she leaves. Orders carry a signature and a time stamp that can be checked later.',
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
          'The key lives in the card: move the card and go on. A lost card is revoked in the console and replaced.',
      },
      {
        question: 'Does it work with our existing accounts?',
        answer:
          'Yes. The authentication gateway speaks SAML 2.0, OpenID Connect and RADIUS; applications only change their login entrance.',
      },
      {
        question: 'Must we change our operator?',
        answer:
          'A Safety SIM is issued by an operator. Where cards cannot be changed, use a module or the SDK; each product page says what that does and does not give you.',
      },
      {
        question: 'What can I buy online?',
        answer:
          'Cards, modules, kits and software licences can be ordered directly; for more than 12 of one item, ask for a quote.',
      },
    ],
  },
};
