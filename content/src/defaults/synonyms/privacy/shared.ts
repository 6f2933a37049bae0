export default {
  id: 'privacy',
  words: [
    '隐私',
    '隐私政策',
    '个人信息',
    'privacy',
    'privacy policy',
    'GDPR',
    'data protection',
    '数据存在哪里',
    '数据存储',
    'cookie',
    'cookies',
    'where is my data',
    'data location',
  ],
};
