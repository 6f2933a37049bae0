export default {
  id: 'key-export',
  topic: 'security',
  products: ['safety-sim-card', 'safety-mods'],
};
