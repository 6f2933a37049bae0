export default {
  id: 'electronic-signature',
  words: [
    '电子签名',
    'electronic signature',
    'e-signature',
    '电子签章',
    '数字签名',
    'digital signature',
  ],
};
