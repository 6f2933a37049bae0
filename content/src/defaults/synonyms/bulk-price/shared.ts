export default {
  id: 'bulk-price',
  words: [
    '更多数量',
    'larger quantities',
    '一次最多买几件',
    'how many of one item',
    '批量价',
    '批量价格',
    '批量报价',
    '批量询价',
    'bulk pricing',
    'bulk price',
    'price for quantities',
  ],
};
