export default {
  id: 'post-quantum',
  words: [
    '抗量子',
    '后量子',
    '量子',
    'post-quantum',
    'PQC',
    'quantum',
    '量子密钥分发',
    '量子加密',
    'QKD',
    'quantum key distribution',
  ],
};
