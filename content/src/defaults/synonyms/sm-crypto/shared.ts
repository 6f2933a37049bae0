export default {
  id: 'sm-crypto',
  words: ['国密', '商密', '商用密码', 'SM2', 'GM crypto', 'ShangMi'],
};
