export default {
  id: 'key-lost',
  words: [
    '卡丢了或终端丢了',
    'card or terminal is lost',
    '密钥丢了',
    '密钥丢失',
    '丢了密钥',
    'lost key',
    'lost a key',
    'key is lost',
  ],
};
