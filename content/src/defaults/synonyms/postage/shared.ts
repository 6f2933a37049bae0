export default {
  id: 'postage',
  words: [
    '运费',
    '包邮',
    '邮费',
    '免运费',
    'delivery cost',
    'shipping fee',
    'shipping cost',
    'free shipping',
    'postage',
  ],
};
