export default {
  id: 'phone-compatibility',
  topic: 'deployment',
  products: ['safety-sim-card', 'safety-super-sim-card', 'safety-shield-auth'],
};
