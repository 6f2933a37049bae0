export default {
  id: 'refund',
  words: [
    '退款',
    '退货',
    '退钱',
    '退换',
    '换货',
    '退换货政策',
    'refund',
    'return',
    'money back',
    'return policy',
    'returns policy',
    'refund policy',
  ],
};
