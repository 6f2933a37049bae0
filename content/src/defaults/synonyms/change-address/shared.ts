export default {
  id: 'change-address',
  words: [
    '改地址',
    '修改地址',
    '换地址',
    '地址填错',
    '地址写错',
    '地址与发票资料',
    'change address',
    'wrong address',
    'address and invoice details',
  ],
};
