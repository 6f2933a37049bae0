export default {
  id: 'paid-late',
  words: [
    '订单已取消',
    'order was cancelled',
    '付款后取消',
    '付了款取消',
    '已付款取消',
    'paid but cancelled',
    'paid but order cancelled',
    'payment not confirmed',
    'paid twice',
  ],
};
