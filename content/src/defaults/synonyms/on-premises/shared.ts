export default {
  id: 'on-premises',
  words: [
    '本地部署',
    'your own machines',
    'on-premises',
    'on-prem',
    'on premise',
    'self-hosted',
    '私有化部署',
    '私有化',
  ],
};
