export default {
  id: 'change-order',
  words: [
    '下单后还能取消或修改吗',
    'cancel or change an order',
    '改订单',
    '修改订单',
    '改数量',
    '不想要',
    '取消订单',
    'change order',
    'change quantity',
    'edit order',
    'amend order',
    'cancel order',
    'cancel my order',
  ],
};
