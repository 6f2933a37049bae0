export default {
  id: 'auth-latency',
  category: 'company',
  publishedOn: '2026-06-25',
  products: ['safety-shield-auth', 'safety-sim-card'],
};
