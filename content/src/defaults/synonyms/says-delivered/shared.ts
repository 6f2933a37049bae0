export default {
  id: 'says-delivered',
  words: [
    '我的订单',
    'Your orders',
    '显示已签收',
    '显示签收',
    '已签收',
    'says delivered',
    'marked delivered',
    'marked as delivered',
    'nothing arrived',
    'never arrived',
    '物流没更新',
    '物流不更新',
  ],
};
