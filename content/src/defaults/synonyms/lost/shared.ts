export default {
  id: 'lost',
  words: ['丢了', '丢失', '遗失', '弄丢', '挂失', 'lost', 'stolen', 'misplaced'],
};
