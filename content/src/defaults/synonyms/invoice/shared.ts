export default {
  id: 'invoice',
  words: [
    '发票',
    '开票',
    '开发票',
    '电子发票',
    '增值税发票',
    '专票',
    '普票',
    'VAT invoice',
    'tax invoice',
    'invoice',
    'fapiao',
    'receipt',
  ],
};
