export default {
  id: 'account',
  words: ['账户', '账号', '帐号', '帐户', 'account'],
};
