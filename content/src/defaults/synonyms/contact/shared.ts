export default {
  id: 'contact',
  words: ['联系', '客服', '电话', 'contact', 'hotline', 'customer service'],
};
