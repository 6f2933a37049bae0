import type { SupportQuestion } from '@uid/contract/content';

type Entry = [
  topic: SupportQuestion['topic'],
  id: string,
  zh: [string, string],
  en: [string, string],
  products?: string[],
];

/** What customers ask most, by topic. */
export const supportQuestions: SupportQuestion[] = [
  ask(
    'buying',
    'order-limit',
    [
      '同一商品一次最多买几件？',
      '同一商品最多 12 件。更多数量请通过支持页询价，我们按项目报价并约定交期。',
    ],
    [
      'How many of one item can I order?',
      'Up to 12. For more, ask for a quote on the support page; price and delivery are then agreed for the project.',
    ],
  ),
  ask(
    'buying',
    'unpaid-order',
    [
      '订单多久不付款会取消？',
      '下单后 30 分钟内保留库存，到时自动取消并释放库存；已发起但未完成的支付会先向支付机构核实。',
    ],
    [
      'When does an unpaid order end?',
      'Stock is held for 30 minutes, then the order is cancelled and its stock released; a payment under way is checked with the payment company first.',
    ],
  ),
  ask(
    'buying',
    'price-changed',
    [
      '加入购物车后价格变了怎么办？',
      '购物车会标出原价与现价。提交订单时若与您看到的不同，订单不会生成，先请您确认。',
    ],
    [
      'What if a price changes while it is in my cart?',
      'The cart shows both prices. If anything differs from what you saw when you submit, no order is made until you confirm.',
    ],
  ),
  ask(
    'buying',
    'invoice',
    [
      '可以开什么发票？',
      '个人或企业抬头的增值税普通发票。企业请填写统一社会信用代码；专用发票请联系销售核对资料。',
    ],
    [
      'Which invoices do you issue?',
      'Ordinary VAT invoices for persons and companies; companies enter their unified social credit code. For special VAT invoices, contact sales.',
    ],
  ),
  ask(
    'buying',
    'guest-cart',
    [
      '没有账户可以先选购吗？',
      '可以。游客购物车保存在本浏览器 90 天；登录后自动并入账户的购物车。',
    ],
    [
      'Can I fill a cart without an account?',
      'Yes. A guest cart is kept in your browser for 90 days and joins your account’s cart when you log in.',
    ],
  ),
  ask(
    'delivery',
    'lead-time',
    ['多久发货？', '每个型号的页面写明工作日数，从付款成功起算。缺货型号会写明，不接受无货下单。'],
    [
      'How soon do you ship?',
      'Each variant names its working days, counted from payment. What is out of stock says so and cannot be ordered.',
    ],
  ),
  ask(
    'delivery',
    'licence-delivery',
    [
      '许可证怎么交付？',
      '许可类商品不发货，付款后由系统记入订单，激活资料按订单中的联系方式发送。',
    ],
    [
      'How are licences delivered?',
      'Licences are not shipped: they are recorded in the order when paid, and activation details go to the contact of the order.',
    ],
  ),
  ask(
    'delivery',
    'delivery-cost',
    ['运费多少？', '实物满 500 元免运费，不足收取 12 元；许可类商品不计运费。'],
    [
      'What does delivery cost?',
      'Free for goods of ¥500 or more, otherwise ¥12; licences cost nothing to deliver.',
    ],
  ),
  ask(
    'delivery',
    'damaged-parcel',
    [
      '收到时包装破损怎么办？',
      '请拍照并拒签，或在签收当日联系我们。卡与模组带防拆封条，封条破损即可换新。',
    ],
    [
      'The parcel is damaged. What now?',
      'Photograph and refuse it, or contact us the same day. Cards and modules carry tamper seals; a broken seal is replaced.',
    ],
  ),
  ask(
    'deployment',
    'card-activation',
    [
      '收到安全 SIM 卡后怎样启用？',
      '先由运营商开通，再在控制台登记卡号并下发证书。首次使用需要修改出厂 PIN。',
    ],
    [
      'How do I activate a Safety SIM?',
      'Your operator activates it; then register the card in the console and issue its certificate. The factory PIN must be changed at first use.',
    ],
    ['safety-sim-card', 'safety-super-sim-card'],
  ),
  ask(
    'deployment',
    'pin-locked',
    [
      'PIN 输错被锁怎么办？',
      '使用 PIN 信封中的解锁码（PUK）重置；解锁码也用尽后卡内密钥不可恢复，需要换卡并重新签发证书。',
    ],
    [
      'My PIN is locked.',
      'Reset it with the unlock code (PUK) from the PIN mailer. When that is used up too, the keys are gone for good: a new card and certificate are needed.',
    ],
    ['safety-sim-card', 'safety-super-sim-card'],
  ),
  ask(
    'deployment',
    'module-interface',
    [
      '安全模组支持哪些接口？',
      '有 SPI 与 USB 两个型号，参考原理图与驱动随货提供，支持 Linux 与常见实时操作系统。',
    ],
    [
      'Which interfaces does the module have?',
      'There are an SPI and a USB model; reference schematic and drivers for Linux and common real-time systems come with them.',
    ],
    ['safety-mods'],
  ),
  ask(
    'deployment',
    'gateway-pair',
    [
      '网关必须成对部署吗？',
      '单台即可运行。生产环境建议主备两台，切换期间已建立的隧道会重新协商。',
    ],
    [
      'Must gateways come in pairs?',
      'One runs. In production we advise two; during a switch, tunnels renegotiate.',
    ],
    ['safety-border-gateway', 'safety-auth-gateway'],
  ),
  ask(
    'deployment',
    'browser-sm',
    [
      '浏览器不支持国密怎么办？',
      '互联网 TLS 同时提供国际套件，浏览器按自身能力选择。要求仅用国密的场景需指定支持 TLCP 的浏览器。',
    ],
    [
      'What about browsers without SM suites?',
      'Internet TLS offers international suites too and the browser chooses. Where only SM suites are allowed, name a browser that speaks TLCP.',
    ],
    ['internet-tls'],
  ),
  ask(
    'deployment',
    'sdk-platforms',
    [
      'SDK 支持哪些平台？',
      '安卓、iOS、鸿蒙与 Linux。具体版本见产品页的兼容性表；模拟器上只提供软件密钥。',
    ],
    [
      'Which platforms does the SDK run on?',
      'Android, iOS, HarmonyOS and Linux; versions are in the compatibility table. Emulators get software keys only.',
    ],
    ['tm-safety-sdk'],
  ),
  ask(
    'account',
    'password-rule',
    [
      '密码有什么要求？',
      '至少 15 个字符，不要求数字或符号，也不会定期强制更换。常见密码和含有邮箱名的密码会被拒绝。',
    ],
    [
      'What must a password look like?',
      'At least 15 characters, no digits or symbols demanded, no periodic change. Common passwords and ones that contain your mail name are refused.',
    ],
  ),
  ask(
    'account',
    'password-expired',
    [
      '为什么提示密码已过期？',
      '可能是运营人员要求更换，或您所在的系统启用了密码期限。修改密码后即可继续，购物车和订单不受影响。',
    ],
    [
      'Why has my password expired?',
      'An operator asked for a change, or your site runs with a password age. Change it and go on; cart and orders are untouched.',
    ],
  ),
  ask(
    'account',
    'code-missing',
    [
      '收不到验证码邮件？',
      '请检查垃圾邮件；验证码 15 分钟内有效。若该邮箱已注册，邮件内容会是登录提示而不是验证码。',
    ],
    [
      'No code in my mail?',
      'Look in spam; a code is valid for 15 minutes. If the address already has an account, the mail tells you to log in instead.',
    ],
  ),
  ask(
    'account',
    'account-locked',
    [
      '账户被锁定怎么办？',
      '连续输错会暂时锁定，提示中写明剩余时间，最长 15 分钟。也可以用“忘记密码”重设。',
    ],
    [
      'My account is locked.',
      'Wrong attempts lock it for a while, 15 minutes at most; the message tells how long. You can also reset the password.',
    ],
  ),
  ask(
    'account',
    'sign-out-elsewhere',
    ['怎样让其他设备退出？', '修改密码后，其他设备上的登录会立即失效。'],
    [
      'How do I log out other devices?',
      'Change your password: sessions on other devices end at once.',
    ],
  ),
  ask(
    'security',
    'report-vulnerability',
    [
      '怎样报告漏洞？',
      '请写信到联系邮箱并注明“安全”，可要求加密沟通。三个工作日内确认收到，修复前请勿公开细节。',
    ],
    [
      'How do I report a vulnerability?',
      'Write to our contact address with “security” in the subject; encrypted mail on request. We confirm within three working days; please keep details private until fixed.',
    ],
  ),
  ask(
    'security',
    'key-export',
    [
      '密钥能导出备份吗？',
      '卡与模组内生成的私钥没有导出接口。需要可恢复的加密数据，应使用密钥托管方案而不是复制签名私钥。',
    ],
    [
      'Can keys be exported for backup?',
      'Keys born in cards and modules have no export. For recoverable encryption, use key escrow rather than copying signing keys.',
    ],
    ['safety-sim-card', 'safety-mods'],
  ),
  ask(
    'security',
    'certificates',
    [
      '产品的认证证书在哪里看？',
      '各产品页说明按哪项标准设计；有效的证书编号随报价单提供，可在发证机构网站核对。',
    ],
    [
      'Where are the product certificates?',
      'Product pages say which standards a product is designed to; valid certificate numbers come with the quotation and can be checked with the issuer.',
    ],
  ),
  ask(
    'security',
    'post-quantum',
    [
      '支持抗量子算法吗？',
      '软件产品可在受控测试中启用 ML-KEM（FIPS 203）混合密钥交换；硬件的支持取决于芯片，尚未承诺日期。',
    ],
    [
      'Do you support post-quantum algorithms?',
      'Software can use hybrid ML-KEM (FIPS 203) key exchange in controlled tests; hardware depends on the chip and has no promised date.',
    ],
  ),
  ask(
    'licence',
    'licence-count',
    [
      '许可按什么计数？',
      '管控与 SDP 按终端或用户，TLS 按节点，SDK 按应用标识，盾认证按月活用户。商品页写明单位。',
    ],
    [
      'How are licences counted?',
      'Terminal control and SDP by terminal or user, TLS by node, SDK by application, Shield Auth by monthly users. Each item names its unit.',
    ],
  ),
  ask(
    'licence',
    'licence-renewal',
    [
      '许可到期后会停用吗？',
      '软件继续运行，但不再提供更新与新终端激活。安全功能不会因到期自行关闭。',
    ],
    [
      'What happens when a licence ends?',
      'The software goes on, without updates and new activations. Security functions never switch themselves off.',
    ],
  ),
  ask(
    'licence',
    'licence-transfer',
    [
      '许可可以换设备吗？',
      '可以。在控制台停用旧终端即释放名额，每年次数不限，但同时在用数不能超过许可数。',
    ],
    [
      'Can a licence move to another device?',
      'Yes: retire the old terminal in the console and its place is free, as often as you like within the number licensed.',
    ],
  ),
];

function ask(...[topic, id, zh, en, products = []]: Entry): SupportQuestion {
  const text = ([question, answer]: [string, string]) => ({ question, answer });
  return { id, topic, products, text: { zh: text(zh), en: text(en) } };
}
