export default {
  id: 'minimum-order',
  words: [
    '一次最多买几件',
    'how many of one item',
    '起订量',
    '最小起订量',
    '起订',
    '起批',
    'MOQ',
    'minimum order',
    'minimum order quantity',
    'minimum quantity',
  ],
};
