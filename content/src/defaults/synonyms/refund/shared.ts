export default { id: 'refund', words: ['退款', '退货', '退钱', 'refund', 'return', 'money back'] };
