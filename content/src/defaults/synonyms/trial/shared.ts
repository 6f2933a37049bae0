export default {
  id: 'trial',
  words: [
    '试用',
    '免费试用',
    '演示',
    '样品',
    '测试许可',
    'trial',
    'free trial',
    'demo',
    'evaluation',
    'sample',
    '免费样品',
    '样品免费',
    'free sample',
    'sample order',
  ],
};
