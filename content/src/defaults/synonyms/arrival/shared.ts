export default {
  id: 'arrival',
  words: [
    '多久发货',
    'how soon do you ship',
    '什么时候到货',
    '什么时候发货',
    '什么时候到',
    '何时发货',
    'when will my order arrive',
    'when will it arrive',
    'when will it ship',
    'when does it ship',
    'how long does delivery take',
    'how long is delivery',
  ],
};
