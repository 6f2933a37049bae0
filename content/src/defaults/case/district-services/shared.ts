export default {
  id: 'district-services',
  industry: 'government',
  year: 2025,
  products: ['internet-tls', 'safety-auth-gateway', 'safety-super-sim-card', 'sdp'],
  status: 'sample',
  points: [0, 12, 34, 41],
};
