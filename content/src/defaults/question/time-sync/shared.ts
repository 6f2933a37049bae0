export default {
  id: 'time-sync',
  topic: 'deployment',
  products: ['sdp', 'safety-shield-auth', 'safety-border-gateway'],
};
