export default {
  id: 'hosted',
  words: ['托管', 'hosted', 'SaaS', '云服务', 'cloud service', 'managed service'],
};
