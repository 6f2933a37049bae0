export default {
  id: 'credit',
  words: [
    '分期',
    '分期付款',
    '账期',
    '月结',
    '赊账',
    '货到付款',
    'instalments',
    'installments',
    'credit terms',
    'buy now pay later',
    'cash on delivery',
    '付款方式',
  ],
};
