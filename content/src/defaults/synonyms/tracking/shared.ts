export default {
  id: 'tracking',
  words: [
    '物流',
    '快递',
    '包裹',
    '跟踪',
    'tracking',
    'parcel',
    '签收单',
    '送货单',
    '分批发货',
    '部分发货',
    'proof of delivery',
    'delivery note',
    'split shipment',
    'partial shipment',
  ],
};
