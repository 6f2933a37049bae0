export default {
  id: 'gateway-pair',
  topic: 'deployment',
  products: ['safety-border-gateway', 'safety-auth-gateway'],
};
