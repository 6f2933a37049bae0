export default {
  id: 'lost',
  words: [
    '丢了',
    '丢失',
    '遗失',
    '弄丢',
    '挂失',
    'lost',
    'stolen',
    'misplaced',
    '手机丢了',
    '手机丢失',
    '手机被偷',
    'lost phone',
    'stolen phone',
  ],
};
