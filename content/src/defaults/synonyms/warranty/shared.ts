export default {
  id: 'warranty',
  words: [
    '质保',
    '保修',
    'warranty',
    'guarantee',
    '质保期',
    '保修期',
    '三包',
    'warranty period',
    'warranty length',
    '质保时间',
    '保修时间',
  ],
};
