export default {
  id: 'sim-swap',
  category: 'industry',
  publishedOn: '2026-05-14',
  products: ['safety-sim-card', 'safety-shield-auth'],
};
