export default {
  id: 'order-whereabouts',
  words: [
    '我的订单',
    'Your orders',
    'where is my order',
    'where is my delivery',
    'wheres my order',
    'wheres my parcel',
    'wheres my package',
  ],
};
