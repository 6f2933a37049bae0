export default {
  id: 'certificate-expiry',
  topic: 'deployment',
  products: ['internet-tls', 'safety-mods', 'safety-border-gateway', 'safety-sim-card'],
};
