export default {
  id: 'gm-assessment',
  category: 'industry',
  publishedOn: '2026-02-26',
  products: ['safety-mods', 'safety-auth-gateway', 'internet-tls'],
};
