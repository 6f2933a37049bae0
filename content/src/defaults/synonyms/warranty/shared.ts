export default {
  id: 'warranty',
  words: [
    '质保',
    '保修',
    'warranty',
    'guarantee',
    '质保期',
    '保修期',
    '质保多久',
    '保修多久',
    '三包',
    'warranty period',
    'how long is the warranty',
  ],
};
