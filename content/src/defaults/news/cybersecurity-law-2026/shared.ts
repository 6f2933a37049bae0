export default {
  id: 'cybersecurity-law-2026',
  category: 'industry',
  publishedOn: '2026-01-15',
  products: ['safety-auth-gateway', 'safety-border-gateway'],
};
