export default {
  id: 'delivery',
  words: [
    '配送',
    '发货',
    '送货',
    '到货',
    '物流',
    '快递',
    '运费',
    'delivery',
    'deliver',
    'shipping',
    'shipment',
    'ship',
  ],
};
