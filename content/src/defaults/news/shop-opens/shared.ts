export default {
  id: 'shop-opens',
  category: 'company',
  publishedOn: '2026-01-08',
  products: ['safety-sim-card', 'safety-mods'],
};
