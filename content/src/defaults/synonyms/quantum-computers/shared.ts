export default {
  id: 'quantum-computers',
  words: [
    '抗量子',
    'post-quantum',
    '量子计算',
    '量子计算机',
    '量子安全',
    'quantum computer',
    'quantum computers',
    'quantum computing',
    'quantum-safe',
    'quantum safe',
    'quantum-resistant',
    'quantum resistant',
    'Kyber',
    'Dilithium',
  ],
};
