export default {
  id: 'power-order-27',
  category: 'industry',
  publishedOn: '2026-03-20',
  products: ['safety-border-gateway', 'safety-mods'],
};
