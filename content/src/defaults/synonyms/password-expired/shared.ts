export default {
  id: 'password-expired',
  words: [
    '密码已过期',
    'password expired',
    '密码过期',
    '密码到期',
    'expired password',
    'password expiry',
    'password expires',
    '定期改密码',
  ],
};
