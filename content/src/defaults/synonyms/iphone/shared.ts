export default {
  id: 'iphone',
  words: ['我的手机能不能用', 'work with my phones', 'iOS', 'iPhone', 'iPad', '苹果', '苹果手机'],
};
