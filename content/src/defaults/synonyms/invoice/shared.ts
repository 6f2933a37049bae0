export default {
  id: 'invoice',
  words: ['发票', '开票', '专票', '普票', 'VAT invoice', 'invoice', 'fapiao', 'receipt'],
};
