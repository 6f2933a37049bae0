export default {
  id: 'firmware-signing',
  words: [
    '签名固件',
    'signed firmware',
    'code signing',
    '代码签名',
    '固件签名',
    'firmware signing',
  ],
};
