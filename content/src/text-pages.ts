import type { textPage } from '@uid/contract/content';
import type { z } from 'zod';

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

工作日 9:00–18:00（北京时间）。安全事件 24 小时受理。
Working days 9:00–18:00 (UTC+8). Security incidents around the clock.
`,
  },
  {
    name: 'terms-of-sale',
    body: `销售条款摘要 / Terms of sale in short

1. 价格含增值税，以下单时页面确认的金额为准。
2. 未付款订单保留 30 分钟，到期自动取消并释放库存。
3. 硬件自签收起 7 日内未拆封可退；许可证签发后不支持无理由退款。
4. 质保：硬件 24 个月，软件许可期内提供安全更新。

1. Prices include VAT; the amount confirmed at checkout applies.
2. An unpaid order is held for 30 minutes, then cancelled and its stock released.
3. Unopened hardware can be returned within 7 days of delivery; issued licences cannot be returned without cause.
4. Warranty: hardware 24 months; security updates for software while the licence runs.
`,
  },
];
