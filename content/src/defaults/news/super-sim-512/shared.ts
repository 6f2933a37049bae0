export default {
  id: 'super-sim-512',
  category: 'product',
  publishedOn: '2026-11-05',
  products: ['safety-super-sim-card'],
};
