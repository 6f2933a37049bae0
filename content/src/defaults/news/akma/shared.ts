export default {
  id: 'akma',
  category: 'industry',
  publishedOn: '2026-01-06',
  products: ['safety-shield-auth', 'safety-sim-card'],
};
