export default {
  id: 'card-reader',
  words: ['PC/SC', '读卡器', 'card reader', 'smart card reader', 'NFC reader', '读写器'],
};
