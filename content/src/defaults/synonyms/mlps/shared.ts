export default {
  id: 'mlps',
  words: [
    '等级保护',
    '等保',
    'MLPS',
    'classified protection',
    '等保三级',
    '三级等保',
    '等保2.0',
    '等保 2.0',
    '等保测评',
  ],
};
