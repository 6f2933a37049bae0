export default {
  id: 'gateway-capacity',
  topic: 'deployment',
  products: ['safety-border-gateway', 'safety-auth-gateway'],
};
