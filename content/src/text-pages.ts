import type { textPage } from '@uid/contract/content';
import type { z } from '@uid/contract/zod';

/** Plain text pages, served at `/im/NAME.txt`. */
export const textPages: z.infer<typeof textPage>[] = [
  {
    name: 'welcome',
    body: `UID 安全 / UID Security

您好，这里是 UID 安全的在线服务。
请说明产品型号、软件版本和您看到的现象；不要在消息里发送密码、验证码或密钥，我们从不索取。

Welcome to UID Security.
Please tell us the model, the software version and what you see. Never send passwords, codes or keys: we never ask for them.
`,
  },
  {
    name: 'support-hours',
    body: `服务时间 / Support hours

工作日 9:00–18:00（北京时间）：售前、订单、发票与技术支持。
安全事件与漏洞报告 24 小时受理，主题或开场请写明“安全”。
紧急挂失（卡、证书、终端）24 小时受理；请准备卡号或终端标识，不要提供 PIN。

Working days 9:00–18:00 (UTC+8): sales, orders, invoices and technical support.
Security incidents and vulnerability reports around the clock; begin with the word "security".
Urgent revocation of cards, certificates and terminals around the clock; have the card or terminal number ready, never the PIN.
`,
  },
  {
    name: 'terms-of-sale',
    body: `销售条款摘要 / Terms of sale in short

1. 价格含增值税，以下单时页面确认的金额为准。提交前若价格或库存有变，须经您确认才会生成订单。
2. 未付款订单保留 30 分钟，选择对公转账的自下单起保留 72 小时，到期自动取消并释放库存。
3. 订单结束后才到账的款项：有货则恢复订单，无货则原路退回，并通知您。
4. 未拆封的硬件自签收起 7 日内可退；许可证签发后不支持无理由退款。
5. 质保：卡与模组 24 个月，网关 36 个月；软件在许可期内提供安全更新。
6. 出厂私钥不留副本。卡或模组损坏、丢失时，只能换新并重新签发证书。

1. Prices include VAT; the amount confirmed at checkout applies. If a price or the stock changes before you submit, no order is made until you confirm.
2. An unpaid order is held for 30 minutes, or for 72 hours from its making if a bank transfer is chosen, then cancelled and its stock released.
3. Money that arrives after an order ended revives the order if the goods are there; otherwise it goes back the way it came, and you are told.
4. Unopened hardware can be returned within 7 days of delivery; issued licences cannot be returned without cause.
5. Warranty: cards and modules 24 months, gateways 36 months; security updates for software while the licence runs.
6. We keep no copy of private keys. A broken or lost card or module is replaced, and its certificate issued anew.
`,
  },
];
