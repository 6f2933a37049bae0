export default {
  id: 'pqc-inventory',
  category: 'industry',
  publishedOn: '2026-10-28',
  products: ['internet-tls', 'safety-mods'],
};
