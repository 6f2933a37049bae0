export default {
  id: 'payment-failed',
  words: [
    '怎样付款',
    'how do I pay',
    '支付失败',
    '付款失败',
    '付不了款',
    '支付不成功',
    'payment failed',
    'payment declined',
    'card declined',
    'payment error',
  ],
};
