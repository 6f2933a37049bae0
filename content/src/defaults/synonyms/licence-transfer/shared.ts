export default {
  id: 'licence-transfer',
  words: [
    '许可可以换设备吗',
    'can a licence move',
    '换电脑',
    '许可转移',
    '许可迁移',
    'transfer licence',
    'transfer license',
    'move licence',
    'move license',
    'transfer a licence',
  ],
};
