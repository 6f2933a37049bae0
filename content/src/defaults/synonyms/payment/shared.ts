export default {
  id: 'payment',
  words: [
    '支付',
    '付款',
    '付钱',
    '转账',
    '汇款',
    '对公',
    'payment',
    'pay',
    'bank transfer',
    'wire transfer',
  ],
};
