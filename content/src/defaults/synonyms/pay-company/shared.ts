export default {
  id: 'pay-company',
  words: [
    '付款方式',
    '支付方式',
    '微信支付',
    '支付宝',
    '花呗',
    '信用卡',
    'Alipay',
    'WeChat Pay',
    'credit card',
    'payment methods',
    'payment method',
    'ways to pay',
  ],
};
