export default {
  id: 'tax-number',
  words: [
    '统一社会信用代码',
    'unified social credit code',
    '税号',
    '纳税人识别号',
    'tax ID',
    'tax number',
    '数电票',
    'VAT number',
  ],
};
