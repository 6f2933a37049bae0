export default {
  name: 'terms-of-sale',
  body: `销售条款摘要 / Terms of sale in short

1. 价格含增值税，以下单时页面确认的金额为准。提交前若价格或库存有变，须经您确认才会生成订单。
2. 未付款订单保留 30 分钟，选择对公转账的自下单起保留 72 小时，到期自动取消并释放库存。
3. 订单结束后才到账的款项：有货则恢复订单，无货则原路退回，并通知您。
4. 退货：消费者自签收次日起 7 日内可无理由退回完好的硬件（《消费者权益保护法》第二十五条），退回的运费由消费者承担。
   为查验而拆封、通电测试不影响退货；已生成密钥、写入证书或改动的，不算完好。按要求个人化的卡与已签发的授权码除外。
   单位采购的，未拆封的硬件自签收次日起 7 日内可退。
5. 质保：卡与模组 24 个月，网关 36 个月；软件在许可期内提供安全更新。
6. 卡与模组内生成的签名私钥没有副本。卡或模组损坏、丢失时，只能换新并重新签发证书。
7. 销售与使用适用《密码法》与《商用密码管理条例》。部分密码产品的出口须经许可；运往或带往境外之前，请先与我们确认。

1. Prices include VAT; the amount confirmed at checkout applies. If a price or the stock changes before you submit, no order is placed until you confirm.
2. An unpaid order is held for 30 minutes, or for 72 hours from placing it if you choose bank transfer; it is then cancelled and its stock released.
3. If payment arrives after an order has been cancelled, the order is reinstated if the goods are in stock; otherwise the payment is refunded to the original method. We tell you either way.
4. Returns: consumers can return hardware in good condition within 7 days from the day after delivery, without giving a reason
   (Consumer Rights Protection Law, Article 25), and pay the return carriage. Opening and testing it is fine; once it holds a key or
   certificate, or has been altered, it is no longer in good condition. Cards personalised to order and issued licence keys are
   excluded. Companies can return unopened hardware within 7 days from the day after delivery.
5. Warranty: cards and modules 24 months, gateways 36 months; security updates for software while the licence runs.
6. Signing keys generated in cards and modules have no copy. A broken or lost card or module is replaced, and its certificate is reissued.
7. Sale and use are subject to China's Cryptography Law and the Regulations on the Administration of Commercial Cryptography. Some
   cryptographic products need a licence for export: ask us before you send or take one abroad.
`,
};
