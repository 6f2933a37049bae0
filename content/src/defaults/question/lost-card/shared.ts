export default {
  id: 'lost-card',
  topic: 'security',
  products: ['safety-sim-card', 'safety-super-sim-card', 'tm-control'],
};
