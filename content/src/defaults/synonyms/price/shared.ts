export default {
  id: 'price',
  words: [
    '价格',
    '报价',
    '价钱',
    '多少钱',
    '费用',
    'price',
    'cost',
    'pricing',
    'quote',
    'how much',
    'expensive',
  ],
};
