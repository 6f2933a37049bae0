export default {
  name: 'terms-of-sale',
  body: `销售条款摘要 / Terms of sale in short

1. 价格含增值税，以下单时页面确认的金额为准。提交前若价格或库存有变，须经您确认才会生成订单。
2. 未付款订单保留 30 分钟，选择对公转账的自下单起保留 72 小时，到期自动取消并释放库存。
3. 订单结束后才到账的款项：有货则恢复订单，无货则原路退回，并通知您。
4. 未拆封的硬件自签收起 7 日内可退；授权码签发后不支持无理由退款。
5. 质保：卡与模组 24 个月，网关 36 个月；软件在许可期内提供安全更新。
6. 出厂私钥不留副本。卡或模组损坏、丢失时，只能换新并重新签发证书。

1. Prices include VAT; the amount confirmed at checkout applies. If a price or the stock changes before you submit, no order is made until you confirm.
2. An unpaid order is held for 30 minutes, or for 72 hours from its making if a bank transfer is chosen, then cancelled and its stock released.
3. Money that arrives after an order ended revives the order if the goods are there; otherwise it goes back the way it came, and you are told.
4. Unopened hardware can be returned within 7 days of delivery; a licence whose key has been issued cannot be returned without cause.
5. Warranty: cards and modules 24 months, gateways 36 months; security updates for software while the licence runs.
6. We keep no copy of private keys. A broken or lost card or module is replaced, and its certificate issued anew.
`,
};
