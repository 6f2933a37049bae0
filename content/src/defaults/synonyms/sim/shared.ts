export default {
  id: 'sim',
  words: ['SIM', 'SMI', 'SIM 卡', '手机卡', '电话卡', '芯片卡', '物联网卡'],
};
