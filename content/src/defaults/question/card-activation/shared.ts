export default {
  id: 'card-activation',
  topic: 'deployment',
  products: ['safety-sim-card', 'safety-super-sim-card'],
};
