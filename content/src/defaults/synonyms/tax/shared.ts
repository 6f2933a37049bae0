export default {
  id: 'tax',
  words: [
    '价格含增值税',
    'prices include VAT',
    '含税',
    '税率',
    '税点',
    'tax exempt',
    'tax included',
    'including tax',
    'tax rate',
    'excluding VAT',
  ],
};
