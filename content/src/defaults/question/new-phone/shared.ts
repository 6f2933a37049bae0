export default {
  id: 'new-phone',
  topic: 'deployment',
  products: ['safety-sim-card', 'safety-super-sim-card', 'tm-safety-sdk'],
};
