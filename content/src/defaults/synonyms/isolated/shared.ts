export default {
  id: 'isolated',
  words: [
    '隔离网',
    'isolated network',
    'air gap',
    'air-gapped',
    '离线激活',
    '内网激活',
    '断网',
    'offline activation',
    'air gapped',
  ],
};
