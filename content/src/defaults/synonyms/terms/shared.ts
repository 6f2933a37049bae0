export default {
  id: 'terms',
  words: [
    '销售条款',
    '购买条款',
    '服务条款',
    '用户协议',
    'terms of sale',
    'terms and conditions',
    'terms of service',
    'T&C',
  ],
};
