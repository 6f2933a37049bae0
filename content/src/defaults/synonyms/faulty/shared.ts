export default {
  id: 'faulty',
  words: [
    '坏了',
    '坏的',
    '质量问题',
    '维修',
    '返修',
    'faulty',
    'defective',
    'broken',
    'repair',
    '质保',
    'warranty',
  ],
};
