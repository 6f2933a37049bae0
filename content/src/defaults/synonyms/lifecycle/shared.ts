export default {
  id: 'lifecycle',
  words: [
    '支持期限',
    '停止支持',
    '停止销售',
    '停售',
    '停产',
    '生命周期',
    'lifecycle',
    'end of life',
    'EOL',
    'end of sale',
    'end of support',
  ],
};
