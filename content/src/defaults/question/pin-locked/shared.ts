export default {
  id: 'pin-locked',
  topic: 'deployment',
  products: ['safety-sim-card', 'safety-super-sim-card'],
};
