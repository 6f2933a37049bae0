export default {
  id: 'charged',
  words: [
    '钱却扣了',
    'I was charged',
    '重复扣款',
    '多扣款',
    '扣了两次',
    'charged twice',
    'double charge',
    'overcharged',
  ],
};
