export default {
  id: 'power-grid',
  words: [
    '电网',
    '电力',
    '变电站',
    '配电',
    'power grid',
    'substation',
    'utility',
    '变电所',
    '供电',
    'power utility',
  ],
};
