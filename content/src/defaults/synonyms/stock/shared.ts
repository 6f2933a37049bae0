export default {
  id: 'stock',
  words: [
    '缺货的型号',
    'order something that is out of stock',
    '现货',
    '有货吗',
    '到货通知',
    '预订',
    'in stock',
    'availability',
    'back order',
    'backorder',
    'pre-order',
  ],
};
