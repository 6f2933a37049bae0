export default {
  id: 'public-network-card',
  topic: 'buying',
  products: ['safety-sim-card', 'safety-super-sim-card'],
};
