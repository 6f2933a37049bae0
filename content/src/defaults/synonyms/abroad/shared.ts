export default {
  id: 'abroad',
  words: [
    '境外',
    '海外',
    '国外',
    '出口',
    '香港',
    'abroad',
    'overseas',
    'international delivery',
    'ship internationally',
    'export',
    'customs',
  ],
};
