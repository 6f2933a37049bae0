export default { id: 'invoice', words: ['发票', '开票', 'invoice', 'fapiao', 'receipt'] };
