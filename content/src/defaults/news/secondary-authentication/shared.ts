export default {
  id: 'secondary-authentication',
  category: 'industry',
  publishedOn: '2026-04-02',
  products: ['safety-sim-card', 'safety-border-gateway', 'safety-auth-gateway'],
};
