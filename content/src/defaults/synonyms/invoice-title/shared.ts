export default {
  id: 'invoice-title',
  words: [
    '可以开什么发票',
    'which invoices do you issue',
    '地址与发票资料',
    'address and invoice details',
    '抬头',
    '发票抬头',
    '开票信息',
    '开票资料',
    'invoice title',
    'invoice name',
    'company name on invoice',
    'invoice details',
    '专票资料',
    '发票资料',
  ],
};
