export default {
  id: 'assessment',
  words: [
    '密评',
    '密码应用安全性评估',
    '密码测评',
    'cryptography assessment',
    'crypto assessment',
    'GM/T 0054',
    'GB/T 39786',
  ],
};
