export default {
  id: 'connection-timeout',
  topic: 'deployment',
  products: ['sdp', 'safety-border-gateway'],
};
