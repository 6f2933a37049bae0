export default {
  id: 'migration',
  words: [
    '迁移',
    '替换',
    '国产替代',
    'migrate',
    'migrating',
    'migration',
    'replace',
    'replacement',
  ],
};
