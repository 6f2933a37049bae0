export default {
  id: 'ipsec-migration',
  category: 'industry',
  publishedOn: '2026-07-23',
  products: ['safety-border-gateway'],
};
