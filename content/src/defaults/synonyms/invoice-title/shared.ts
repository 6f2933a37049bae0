export default {
  id: 'invoice-title',
  words: [
    '抬头',
    '发票抬头',
    '开票信息',
    '开票资料',
    'invoice title',
    'invoice name',
    'company name on invoice',
    'invoice details',
  ],
};
