export default {
  id: 'quantity',
  words: [
    '批量',
    '批发',
    '量大',
    '折扣',
    '优惠',
    '更多数量',
    'bulk',
    'wholesale',
    'discount',
    'bulk discount',
    'volume discount',
    'larger quantities',
  ],
};
