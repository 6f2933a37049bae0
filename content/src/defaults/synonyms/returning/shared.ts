export default {
  id: 'returning',
  words: [
    '可以退货吗',
    'can I return goods',
    '退货运费',
    '退货邮费',
    'return shipping',
    'return postage',
    'RMA form',
    'RMA number',
    'return form',
    '退货申请',
    '退货单',
  ],
};
