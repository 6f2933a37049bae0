export default { id: 'payment', words: ['支付', '付款', '付钱', '转账', 'payment', 'pay'] };
