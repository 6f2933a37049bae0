export default {
  id: 'delivery',
  words: ['配送', '发货', '送货', '物流', '快递', '运费', 'delivery', 'shipping', 'shipment'],
};
