export default {
  id: 'renewal',
  words: [
    '续费',
    '续期',
    '续约',
    '续订',
    '到期',
    '过期',
    'renew',
    'renewal',
    'expire',
    'expired',
    'expiry',
  ],
};
